const rules: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '(an address)'],
  [/\$argon2id?\$[\w$=,+/.-]+/g, '(a hash)'],
  [/(?<=\bbearer\s+)[\w.~+/=-]+/gi, '(a token)'],
  // Our own secrets: 32 bytes in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '(a secret)'],
];

/** Removes email addresses, hashes and tokens from a log line, whatever their origin. */
export function scrubbed(line: string): string {
  return rules.reduce((text, [pattern, stand]) => text.replaceAll(pattern, stand), line);
}
