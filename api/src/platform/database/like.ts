/** A text for a pattern of LIKE: the signs that mean something there stand for themselves. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
