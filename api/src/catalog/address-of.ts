/** Returns the URL slug for a title: `Étoile d'été` becomes `etoile-d-ete`. Null when no usable characters remain. */
export function addressOf(title: string): string | null {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || null;
}
