/** The readable part of an address: `Étoile d'été` has `etoile-d-ete`; null when nothing readable is left. */
export function addressOf(title: string): string | null {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || null;
}
