setting-machine = ob mit diesem Konto ein Programm spielt. Sein Name wird dann markiert.
