/** What files of UTF-16 begin with, as spreadsheets write "Unicode text". */
const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * The text of a sheet. It is UTF-8, as it was saved here, or what spreadsheets make of that: UTF-16, or the letters of
 * Windows, which a spreadsheet there writes as "CSV" and which are no valid UTF-8 as soon as one has an accent.
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
