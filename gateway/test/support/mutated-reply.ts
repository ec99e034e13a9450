import fc from 'fast-check';

const values = [null, true, -1, 1e300, '', '☃', 'x'.repeat(70_000), [], {}, [[]], { length: 1 }, { __proto__: 1 }];

/** A raw HTTP reply from the API. */
const replyOf = (body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`),
    body,
  ]);

/** Replaces or removes one value of a document. */
function withOther(node: unknown, at: () => number): unknown {
  if (typeof node !== 'object' || node === null || at() % 6 === 0) return values[at() % values.length];
  const keys = Object.keys(node);
  const key = keys[at() % keys.length];
  if (key === undefined) return values[at() % values.length];
  const entries = Object.entries(node).flatMap(([name, value]) => {
    if (name !== key) return [[name, value]];
    return at() % 9 === 0 ? [] : [[name, withOther(value, at)]];
  });
  return Array.isArray(node) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Generates replies that violate the contract: other values, other bytes, too few or too many of them. */
export function mutatedReply(sound: unknown): fc.Arbitrary<Buffer> {
  const dice = fc.infiniteStream(fc.nat()).map((stream) => () => Number(stream.next().value));
  const whole = replyOf(Buffer.from(JSON.stringify(sound)));
  const places = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
  return fc.oneof(
    { weight: 3, arbitrary: dice.map((at) => replyOf(Buffer.from(JSON.stringify(withOther(sound, at))))) },
    {
      weight: 3,
      arbitrary: places.map((bytes) => {
        const reply = Buffer.from(whole);
        for (const [place, byte] of bytes) reply[place] = byte;
        return reply;
      }),
    },
    fc.nat(whole.length).map((length) => whole.subarray(0, length)),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => replyOf(Buffer.from(bytes))),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.concat([whole, Buffer.from(bytes)])),
  );
}
