import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Number of patterns that one filter value would leave. */
export const FacetValueSchema = v.object({ value: v.string(), label: v.string(), count: Count });

/** Counts of every filter value, each facet counted without its own selection; prices in US cents. */
export const AssetFacetsSchema = v.object({
  categories: v.array(FacetValueSchema),
  tags: v.array(FacetValueSchema),
  colors: v.array(FacetValueSchema),
  orientations: v.array(FacetValueSchema),
  licenseTypes: v.array(FacetValueSchema),
  repeats: v.array(FacetValueSchema),
  /** Number of matching patterns. */
  total: Count,
  priceRange: v.object({ min: Count, max: Count }),
});
/** Counts of every filter value. */
export type AssetFacetsDto = v.InferOutput<typeof AssetFacetsSchema>;
