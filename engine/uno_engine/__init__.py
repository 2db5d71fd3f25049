"""The game of unobot: rules, state and chance. No input or output, no clock, no asyncio.

Rule authors find all they need here; see docs/plugins.
"""

from uno_engine.classic.calls import *
from uno_engine.classic.cards import *
from uno_engine.classic.challenge import *
from uno_engine.classic.classic import *
from uno_engine.classic.drawing import *
from uno_engine.classic.first_card import *
from uno_engine.classic.penalty import *
from uno_engine.classic.turn import *
from uno_engine.classic.wild import *
from uno_engine.kernel.cards import *
from uno_engine.kernel.catalogue import *
from uno_engine.kernel.chance import *
from uno_engine.kernel.codec import *
from uno_engine.kernel.culprit import *
from uno_engine.kernel.errors import *
from uno_engine.kernel.events import *
from uno_engine.kernel.game import *
from uno_engine.kernel.hooks import *
from uno_engine.kernel.layout import *
from uno_engine.kernel.moves import *
from uno_engine.kernel.observation import *
from uno_engine.kernel.options import *
from uno_engine.kernel.rules import *
from uno_engine.kernel.state import *
from uno_engine.kernel.view import *
