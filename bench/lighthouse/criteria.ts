/** The categories of Lighthouse, by its own names, with the points that every page must reach. */
export const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A category of Lighthouse. */
export type Category = keyof typeof bars;

/** All categories that are scored. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[];

/** The metrics that the points for performance are made of, by their names in Lighthouse. */
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** A metric of Lighthouse. */
export type Metric = (typeof metrics)[number];
