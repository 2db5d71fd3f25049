// Checks a round from its file, by docs/reference/fairness.md alone: node check.mjs FILE. Ends with status 1 at the first lie.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const file = JSON.parse(readFileSync(process.argv[2], "utf8"));
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
const demand = (holds, what) => {
  if (!holds) {
    console.log(`lie: ${what}`);
    process.exit(1);
  }
};

// 1: the commitment, and the chain
const secret = Buffer.from(file.secret, "hex");
demand(sha256(secret).toString("hex") === file.commitment, "commitment");
demand(file.number === (file.opening.round ?? 0) % 1000 + 1, "number");
let link = secret;
for (let i = 0; i < file.number; i += 1) link = sha256(link);
demand(link.toString("hex") === file.anchor, "anchor");

// 3: the seed
const lines = file.beacon === "" ? file.shares : [...file.shares, "", file.beacon];
const shares = lines.map((share) => Buffer.concat([Buffer.from([10]), Buffer.from(share, "utf8")]));
const seed = sha256(secret, ...shares);
demand(seed.toString("hex") === file.seed, "seed");

// 4: the stream
let position = 0;
const byte = () => {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(Math.floor(position / 32)));
  return sha256(seed, number)[position++ % 32];
};

// 5: a number below n
const below = (n) => {
  let bytes = 1;
  while (256 ** bytes < n) bytes += 1;
  const limit = 256 ** bytes - (256 ** bytes % n);
  for (;;) {
    let value = 0;
    for (let i = 0; i < bytes; i += 1) value = value * 256 + byte();
    if (value < limit) return value % n;
  }
};

// 6: a shuffle
const shuffled = (list) => {
  const cards = [...list];
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
};

// 7: all that chance decided
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
for (const entry of file.chance) {
  demand(entry.at === position, `byte ${entry.at}`);
  const again = "below" in entry ? below(entry.below) : shuffled(entry.shuffle);
  demand(same(again, entry.gives), `chance at byte ${entry.at}`);
}

// 8: the cards that were dealt
const pile = [...file.chance.find((entry) => (entry.shuffle ?? []).length > 100).gives];
const behind = file.seats.indexOf(file.dealer) + 1;
const order = [...file.seats.slice(behind), ...file.seats.slice(0, behind)].filter((name) => name in file.dealt);
const hands = Object.fromEntries(order.map((name) => [name, []]));
while (order.some((name) => hands[name].length < file.dealt[name].length))
  for (const name of order) hands[name].push(pile.pop());
for (const name of order) demand(same(hands[name].sort(), [...file.dealt[name]].sort()), `the hand of ${name}`);

console.log("fair");
