import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import type { FlagName, ListParams, ManyName, ParamChanges } from './list-params.ts';
import type { Facets, FacetValue } from './useFacets.ts';

/** An active filter, and how to remove it. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: ParamChanges;
}

const facetNames = {
  categories: 'categories',
  colors: 'colors',
  licenses: 'licenseTypes',
  orientations: 'orientations',
  repeats: 'repeats',
  tags: 'tags',
} as const satisfies Record<ManyName, keyof Facets>;

const manyNames: readonly ManyName[] = ['categories', 'colors', 'licenses', 'orientations', 'repeats', 'tags'];
const flagLabels: Readonly<Record<FlagName, string>> = { free: 'Free', new: 'New', premium: 'Premium' };
const flagNames: readonly FlagName[] = ['free', 'new', 'premium'];

/** Returns the values and counts of a filter. */
export function facetOf(facets: Facets | null, name: ManyName): readonly FacetValue[] {
  return facets?.[facetNames[name]] ?? [];
}

/** Formats the price bounds; null if there are none. */
function priceWords({ minPrice, maxPrice }: Pick<ListParams, 'minPrice' | 'maxPrice'>): string | null {
  if (minPrice !== null && maxPrice !== null) return `$${minPrice} to $${maxPrice}`;
  if (minPrice !== null) return `From $${minPrice}`;
  return maxPrice === null ? null : `Up to $${maxPrice}`;
}

function categoryFilters({ category, sub }: ListParams, categories: readonly MenuCategory[]): ActiveFilter[] {
  if (category === '' && sub === '') return [];
  const menuCategory = categories.find(({ slug }) => slug === category);
  const child = menuCategory?.children?.find(({ slug }) => slug === sub);
  const filters: ActiveFilter[] = [];
  if (category) filters.push({ label: menuCategory?.name ?? category, without: { category: null, sub: null } });
  if (sub) filters.push({ label: child?.name ?? sub, without: { sub: null } });
  return filters;
}

/** Returns the active filters in the order of the panel. */
export function activeFilters(
  params: ListParams,
  facets: Facets | null,
  categories: readonly MenuCategory[],
): readonly ActiveFilter[] {
  const { search, assetId, many, flags, picture, palette } = params;
  const price = priceWords(params);
  return [
    ...(search ? [{ label: `Search: ${search}`, without: { search: null } }] : []),
    ...(assetId ? [{ label: `Asset ID: ${assetId}`, without: { assetId: null } }] : []),
    ...(picture ? [{ label: 'Your picture', without: { picture: null } }] : []),
    ...(palette.length > 0 ? [{ label: 'Your colors', without: { palette: null } }] : []),
    ...categoryFilters(params, categories),
    ...flagNames.filter((name) => flags[name]).map((name) => ({ label: flagLabels[name], without: { [name]: null } })),
    ...manyNames.flatMap((name) =>
      many[name].map((value) => ({
        label: facetOf(facets, name).find((facet) => facet.value === value)?.label ?? value,
        without: { [name]: many[name].filter((other) => other !== value) },
      })),
    ),
    ...(price === null ? [] : [{ label: price, without: { minPrice: null, maxPrice: null } }]),
  ];
}
