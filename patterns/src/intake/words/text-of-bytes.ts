/** Decodes bytes as UTF-8 if they are valid, else as Latin 1, which many programs write undeclared. */
export function textOfBytes(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return bytes.toString('latin1').trim();
  }
}
