"""Draw the sheet of all sprites anew: `make faces`."""

from pathlib import Path

from tests.faces.making import sheet
from unobot.pictures.sprites import SHEET, packed

Path(str(SHEET)).write_bytes(packed(sheet()))
