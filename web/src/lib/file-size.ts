const inWords = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const units = ['B', 'KB', 'MB'] as const;

/** The size of a file in words, in the largest unit of which it has one. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return `${inWords.format(bytes / 1000 ** power)} ${units[power]}`;
}
