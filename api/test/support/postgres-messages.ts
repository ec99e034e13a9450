/** Handles one complete message; the type is empty for a client's first message. */
type MessageHandler = (type: string, bytes: Buffer) => Promise<void>;

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/**
 * Splits the bytes of a PostgreSQL connection into messages and handles them sequentially.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export function createMessageReader(
  handle: MessageHandler,
  { startsUntyped }: { readonly startsUntyped: boolean },
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isUntyped = startsUntyped;
  let handled = Promise.resolve();

  function nextMessage(): { type: string; bytes: Buffer } | null {
    const typeBytes = isUntyped ? 0 : TYPE_BYTES;
    if (rest.length < typeBytes + LENGTH_BYTES) return null;
    const end = typeBytes + rest.readInt32BE(typeBytes);
    if (rest.length < end) return null;
    const bytes = rest.subarray(0, end);
    rest = rest.subarray(end);
    isUntyped = false;
    return { type: bytes.toString('latin1', 0, typeBytes), bytes };
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let message = nextMessage(); message; message = nextMessage()) {
      const { type, bytes } = message;
      handled = handled.then(() => handle(type, bytes));
    }
  };
}
