/** What stands in an address for a title or name. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|’/gu, '')
    .toLowerCase();
  return plain.replaceAll('&', 'and').replaceAll(/[^a-z0-9]+/g, '-');
}
