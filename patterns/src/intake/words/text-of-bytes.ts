/** The text of some bytes: UTF-8 where they are that, else Latin 1, which many programs write without saying which. */
export function textOfBytes(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return bytes.toString('latin1').trim();
  }
}
