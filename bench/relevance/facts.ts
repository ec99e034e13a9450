/** Facts about a pattern in the sample catalog; the grades of judged searches depend on them alone. */
export interface PatternFacts {
  readonly slug: string;
  readonly title: string;
  readonly family: string;
  readonly category: string;
  readonly subcategory: string;
  readonly filters: readonly string[];
  readonly studio: string;
  readonly tags: readonly string[];
  readonly colors: readonly string[];
  readonly repeat: string;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  /** Color as `#rrggbb`, share of the picture, name. */
  readonly swatches: readonly (readonly [string, number, string])[];
}

/** Returns whether a pattern meets a criterion. */
export type Test = (pattern: PatternFacts) => boolean;

/** Matches patterns of any of the families. */
export const family =
  (...names: string[]): Test =>
  ({ family: own }) =>
    names.includes(own);

/** Matches patterns with any of the tags. */
export const tag =
  (...names: string[]): Test =>
  ({ tags }) =>
    names.some((name) => tags.includes(name));

/** Matches patterns with a word in their title that starts with any of the words. */
export const title =
  (...words: string[]): Test =>
  ({ title: own }) =>
    words.some((word) => new RegExp(String.raw`\b${word}`, 'i').test(own));

/** Matches patterns of a group of the filter panel. */
export const group =
  (name: string): Test =>
  ({ filters }) =>
    filters.includes(name);

/** Matches patterns in a category or subcategory. */
export const shelf =
  (slug: string): Test =>
  ({ category, subcategory }) =>
    category === slug || subcategory === slug;

/** Matches patterns with a color of the filter panel. */
export const color =
  (...names: string[]): Test =>
  ({ colors }) =>
    names.some((name) => colors.includes(name));

/** Matches patterns of which at least a share lies within a distance of a color in OKLab. */
export const shade =
  (hex: string, least = 0.12, distance = 0.12): Test =>
  ({ swatches }) => {
    const [l, a, b] = okLab(hex);
    const near = swatches.filter(([other]) => {
      const [otherL, otherA, otherB] = okLab(other);
      return Math.hypot(l - otherL, 1.5 * (a - otherA), 1.5 * (b - otherB)) <= distance;
    });
    return near.reduce((sum, [, share]) => sum + share, 0) >= least;
  };

/** Matches patterns that pass all tests. */
export const all =
  (...tests: Test[]): Test =>
  (pattern) =>
    tests.every((test) => test(pattern));

/** Matches patterns that pass any test. */
export const any =
  (...tests: Test[]): Test =>
  (pattern) =>
    tests.some((test) => test(pattern));

/** Converts `#rrggbb` to OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
function okLab(hex: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((place) => {
    const value = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
