const inWords = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const units = ['B', 'KB', 'MB'] as const;

/** Formats a file size in the largest unit of which it has at least one. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return `${inWords.format(bytes / 1000 ** power)} ${units[power]}`;
}
