const SHADES = new Set(
  'dark light pale deep bright soft dusty muted pastel warm cool rich vivid faded hot baby'.split(' '),
);
const COLORS = new Set(
  'blue green red pink purple yellow orange brown gray grey black white beige teal violet turquoise gold'.split(' '),
);

/** Returns the color of two words such as `dusty pink`; null for others. */
export function shadedColor([shade = '', color = '', ...more]: readonly string[]): string | null {
  return SHADES.has(shade) && COLORS.has(color) && more.length === 0 ? color : null;
}
