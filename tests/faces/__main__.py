"""Draw the sheet of all sprites, and the picture of the bot's account, anew: `make faces`."""

import resvg_py

from tests.faces.making import sheet
from unobot.messages.pictures.faces import SHEET, packed
from unobot_matrix import AVATAR

SHEET.write_bytes(packed(sheet()))
AVATAR.write_bytes(resvg_py.svg_to_bytes(svg_path=str(AVATAR.with_suffix(".svg"))))
