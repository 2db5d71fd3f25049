// A player whose client refuses every device that its owner has not signed: enters the direct room it is asked into,
// prints the first thing it can read there, and answers.
//
//   node player.mjs HOMESERVER USER DEVICE TOKEN ANSWER

import { ClientEvent, MatrixEventEvent, RoomEvent, createClient } from "matrix-js-sdk";
import { OnlySignedDevicesIsolationMode } from "matrix-js-sdk/lib/crypto-api/index.js";
import { logger } from "matrix-js-sdk/lib/logger.js";

logger.setLevel("silent");
const [baseUrl, userId, deviceId, accessToken, answer] = process.argv.slice(2);
const client = createClient({ baseUrl, userId, deviceId, accessToken });

let done = false;

function say(what) {
  process.stdout.write(JSON.stringify(what) + "\n");
}

async function read(event) {
  await client.decryptEventIfNeeded(event);
  if (event.getSender() === userId || event.getType() !== "m.room.message" || done) return;
  if (event.isDecryptionFailure() || event.getContent().msgtype === "m.bad.encrypted") {
    say({ unreadable: event.decryptionFailureReason }); // until its library has learnt of the sender's device
    return;
  }
  done = true;
  say({ read: event.getContent().body, encrypted: event.isEncrypted() });
  await client.sendTextMessage(event.getRoomId(), answer);
  say({ said: answer });
}

await client.initRustCrypto({ useIndexedDB: false });
await client.getCrypto().bootstrapCrossSigning({ authUploadDeviceSigningKeys: (upload) => upload(null) });
client.getCrypto().setDeviceIsolationMode(new OnlySignedDevicesIsolationMode());
client.on(RoomEvent.MyMembership, async (room, membership) => {
  if (membership === "invite") await client.joinRoom(room.roomId);
});
client.on(RoomEvent.Timeline, (event) => void read(event));
client.on(MatrixEventEvent.Decrypted, (event) => {
  if (!event.isDecryptionFailure()) void read(event);
});
client.once(ClientEvent.Sync, () => say({ ready: true }));
await client.startClient({ initialSyncLimit: 10 });
