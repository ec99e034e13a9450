import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many patterns one filter value would leave. */
export const FacetValueSchema = v.object({ value: v.string(), label: v.string(), count: Count });

/** Counts of every filter value, each facet counted as if it alone were not set; prices in US cents. */
export const AssetFacetsSchema = v.object({
  categories: v.array(FacetValueSchema),
  tags: v.array(FacetValueSchema),
  colors: v.array(FacetValueSchema),
  orientations: v.array(FacetValueSchema),
  licenseTypes: v.array(FacetValueSchema),
  repeats: v.array(FacetValueSchema),
  /** How many patterns match. */
  total: Count,
  priceRange: v.object({ min: Count, max: Count }),
});
/** Counts of every filter value. */
export type AssetFacetsDto = v.InferOutput<typeof AssetFacetsSchema>;
