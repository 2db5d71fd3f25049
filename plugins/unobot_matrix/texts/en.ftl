matrix-emoji = { $emoji } If your screen shows the same, it is me.
matrix-only-emoji = I can be verified by comparing emoji only. Please try it that way.
matrix-no-keys = I can't be verified: I don't encrypt here, so I have no keys.
matrix-not-verified = Our keys differ, so the verification failed. Please try again.
