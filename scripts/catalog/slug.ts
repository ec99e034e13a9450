/** Converts a title or name to a slug. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|’/gu, '')
    .toLowerCase();
  return plain.replaceAll('&', 'and').replaceAll(/[^a-z0-9]+/g, '-');
}
