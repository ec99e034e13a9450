/** A palette's slug in words: `midnight-garden` is Midnight garden. */
export function paletteName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
