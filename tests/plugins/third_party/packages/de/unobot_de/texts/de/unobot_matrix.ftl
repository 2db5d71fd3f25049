matrix-emoji = { $emoji } Wenn du bei dir dasselbe siehst, bin ich es.
matrix-only-emoji = Mich kann man nur durch den Vergleich von Emoji verifizieren. Versuch es bitte so.
matrix-no-keys = Mich kann man nicht verifizieren: ich verschlüssele hier nicht, also habe ich keine Schlüssel.
matrix-not-verified = Unsere Schlüssel sind verschieden, also ist die Verifizierung gescheitert. Versuch es bitte noch einmal.
