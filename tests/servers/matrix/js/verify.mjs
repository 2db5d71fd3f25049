// Somebody who verifies the bot as a client of today does: in the direct room that it is asked into, by emoji.
// Prints the emoji, and whether the bot is verified then.
//
//   node verify.mjs HOMESERVER USER DEVICE TOKEN BOT METHOD

import { ClientEvent, RoomEvent, createClient } from "matrix-js-sdk";
import { CryptoEvent, VerificationPhase, VerificationRequestEvent, VerifierEvent } from "matrix-js-sdk/lib/crypto-api/index.js";
import { logger } from "matrix-js-sdk/lib/logger.js";

logger.setLevel("silent");
const [baseUrl, userId, deviceId, accessToken, bot, method] = process.argv.slice(2);
const client = createClient({ baseUrl, userId, deviceId, accessToken, verificationMethods: [method] });

function say(what) {
  process.stdout.write(JSON.stringify(what) + "\n");
}

async function verify(room) {
  const crypto = client.getCrypto();
  await crypto.getUserDeviceInfo([bot], true);
  const request = await crypto.requestVerificationDM(bot, room);
  let started = false;
  const look = async () => {
    if (request.phase === VerificationPhase.Cancelled) say({ cancelled: request.cancellationCode });
    if (request.phase !== VerificationPhase.Ready || started) return;
    started = true;
    const verifier = await request.startVerification("m.sas.v1");
    verifier.on(VerifierEvent.ShowSas, (shown) => {
      say({ emoji: shown.sas.emoji.map(([sign]) => sign).join(" ") });
      void shown.confirm();
    });
    await verifier.verify();
    // its library has signed the bot's master key, and learns of that with one of the next syncs
    for (let tries = 0; tries < 100; tries++) {
      if ((await crypto.getUserVerificationStatus(bot)).isCrossSigningVerified()) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    say({ verified: (await crypto.getUserVerificationStatus(bot)).isCrossSigningVerified() });
  };
  request.on(VerificationRequestEvent.Change, () => void look().catch((error) => say({ failed: String(error) })));
  void look();
}

await client.initRustCrypto({ useIndexedDB: false });
await client.getCrypto().bootstrapCrossSigning({ authUploadDeviceSigningKeys: (upload) => upload(null) });
let asked = false;
client.on(RoomEvent.MyMembership, async (room, membership) => {
  if (membership === "invite") await client.joinRoom(room.roomId);
});
client.on(RoomEvent.Timeline, (event) => {
  if (event.getSender() !== bot || asked || !["m.room.encrypted", "m.room.message"].includes(event.getType())) return;
  asked = true;
  void verify(event.getRoomId()).catch((error) => say({ failed: String(error) }));
});
client.once(ClientEvent.Sync, () => say({ ready: true }));
await client.startClient({ initialSyncLimit: 10 });
