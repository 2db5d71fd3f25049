"""The base game (base.md): a base rule and its parts, on the same interface as any plugin's."""
