cannot-whisper-irc = { $player }さんには個別に送れないので、カードを配れません。私との個別の会話を開いてから（/accept 私のニックネーム、/mode { $player } -gRb、またはアカウントにログイン）、{ $p }参加 してください。
player-unreached-irc = { $player }さんには私からの個別のメッセージが届かず、手札も届きません。メッセージを許可してから（/accept 私のニックネーム、/mode { $player } -gRb、またはアカウントにログイン）、{ $p }手札 としてください。
