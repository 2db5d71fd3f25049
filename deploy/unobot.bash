# Completion of unobot in bash: . deploy/unobot.bash; in zsh after: autoload bashcompinit && bashcompinit
_unobot() {
    local words="demo init run web check plugins install lint rules scenario simulate new dev arena replay log export records backup restore verify matrix-appservice --help --version"
    [ "$COMP_CWORD" -le 1 ] || case "${COMP_WORDS[1]}" in
        demo) words="--auto --language --people --players --plugin --seed --style --table --help" ;;
        init) words="--account --adapter --config --host --network --nick --offline --plugin --room --user --help" ;;
        run) words="--config --json-log --plugin --standby --help" ;;
        web) words="--config --help" ;;
        check) words="--config --data --online --plugin --help" ;;
        plugins) words="--config --json --search --help" ;;
        install) words="--yes --help" ;;
        lint) words="--games --json --help" ;;
        rules) words="--config --json --language --plugin --turn --help" ;;
        scenario) words="--config --coverage --json --match --plugin --schema --help" ;;
        simulate) words="--config --coverage --failures --games --json --no-check --players --players-are --plot --plugin --seed --strict --table --help" ;;
        new) words="--folder --kind --help" ;;
        dev) words="--language --people --players --seed --style --help" ;;
        arena) words="--config --json --players --plugin --processes --rounds --seats --seed --table --help" ;;
        replay) words="--config --html --json --last --network --room --secrets --to --help" ;;
        log) words="--config --json --last --network --room --help" ;;
        export) words="--config --help" ;;
        records) words="--config --recount --help" ;;
        backup) words="--config --replace --salvage --help" ;;
        restore) words="--config --replace --help" ;;
        verify) words="--heard --help" ;;
        matrix-appservice) words="--file --replace --help" ;;
        *) words="" ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _unobot unobot
