"""Draw the sheet of all sprites anew: `make faces`."""

from tests.faces.making import sheet
from unobot.messages.pictures.faces import SHEET, packed

SHEET.write_bytes(packed(sheet()))
