/** Converts a palette's slug to its name: `midnight-garden` to Midnight garden. */
export function paletteName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
