/** Rejection of a message by a mail server. */
export interface Refusal {
  /** Whether the address is permanently undeliverable. */
  readonly isForGood: boolean;
  /** The server's reply. */
  readonly words: string;
}

/** SMTP replies about the address itself (RFC 5321), with their enhanced status codes (RFC 3463). */
const addressReply = /^55[013](?:[ -](?!\d\.\d)|[ -]5\.(?:1\.\d+|2\.1)\b|$)/;
/** The server closes the connection; not about the recipient. */
const CLOSING = 421;

/** Returns the rejection of a recipient; null for failures that are not about one, such as an unreachable server. */
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
