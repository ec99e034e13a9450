/** Why a mail server did not take a message for its receiver. */
export interface Refusal {
  /** Whether nobody is reached by the address, now and later. */
  readonly isForGood: boolean;
  /** What the server said. */
  readonly words: string;
}

/** The replies that are about the address itself (RFC 5321), and what they may say more exactly (RFC 3463). */
const addressReply = /^55[013](?:[ -](?!\d\.\d)|[ -]5\.(?:1\.\d+|2\.1)\b|$)/;
/** The server ends the conversation: nothing is said of the receiver. */
const CLOSING = 421;

/** What a mail server has said of a receiver; null for a failure that is not about one, such as a server that is away. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const code: unknown = Reflect.get(error, 'code');
  const status: unknown = Reflect.get(error, 'responseCode');
  const words: unknown = Reflect.get(error, 'response');
  const isAboutReceiver = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutReceiver || typeof words !== 'string' || status === CLOSING) return null;
  const isAddress = Reflect.get(error, 'command') === 'RCPT TO' && addressReply.test(words);
  return { isForGood: isAddress, words: words.slice(0, 500) };
}
