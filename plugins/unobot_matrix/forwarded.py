"""Keys that come in answer to a request of ours: whose are taken.

nio takes them from devices of our own account alone. A player's client whose key for a message was lost on its way sends
it once more in this form.
"""

from nio.crypto import Olm
from nio.events import ForwardedRoomKeyEvent

from unobot_matrix.events import part


def accepted(machine: Olm, _sender: str, sender_key: str, event: ForwardedRoomKeyEvent) -> bool:
    """Whether we asked for this key, and it comes from the device that made it: then it is as good as a first one."""
    request = machine.outgoing_key_requests.get(event.session_id)
    if request is None or (request.algorithm, request.room_id) != (event.algorithm, event.room_id):
        return False
    device = machine.device_store.device_from_sender_key(event.sender, sender_key)
    if device is None:
        return False
    # who forwards another's key could put their own words into the other's mouth
    told = [part(event.source, "content", name) for name in ("sender_key", "sender_claimed_ed25519_key")]
    chain = part(event.source, "content", "forwarding_curve25519_key_chain")
    return told == [device.curve25519, device.ed25519] and not chain
