/** Target scores of every page, by Lighthouse category. */
export const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A category of Lighthouse. */
export type Category = keyof typeof bars;

/** All scored categories. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[];

/** Metrics that make up the performance score, by their Lighthouse names. */
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** A metric of Lighthouse. */
export type Metric = (typeof metrics)[number];
