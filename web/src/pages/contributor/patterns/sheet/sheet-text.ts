/** Byte order marks of UTF-16, which spreadsheets write as "Unicode text". */
const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes a sheet. It is UTF-8, as exported here, or what spreadsheets convert that to: UTF-16, or Windows-1252, which
 * spreadsheets on Windows write as "CSV" and which is invalid UTF-8 once it contains an accent.
 */
export function sheetText(bytes: Uint8Array): string {
  const wide = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
