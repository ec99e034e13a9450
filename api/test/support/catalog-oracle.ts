import type { AssetDto } from '../../src/catalog/catalog.contract.ts';
import { SPREAD_WITHIN, spreadDrawings } from '../../src/search/language/spread-drawings.ts';
import type { AssetFilter } from '../../src/search/asset-filter.ts';
import type { PageRequest } from '../../src/search/catalog-search.ts';
import type { AssetFacetsDto } from '../../src/search/facets.contract.ts';

/** Filter fields that the oracle can evaluate without text or SKU. */
type PanelFilter = Omit<AssetFilter, 'text' | 'sku' | 'ids' | 'excluded' | 'members' | 'newSince' | 'publishedAfter'>;

/** A filter and a page of its matches in their natural direction. */
export interface ListQuestion extends PanelFilter, Omit<PageRequest, 'direction'> {
  readonly isNew: boolean | null;
}

/** An asset with data the oracle needs beyond its public fields. */
export interface Member {
  readonly asset: AssetDto;
  /** Used for ordering; not a public field of the asset. */
  readonly popularity: number;
  /** Equal for colorways of the same drawing; null for a unique drawing. */
  readonly drawing: number | null;
  readonly categories: ReadonlySet<string>;
  readonly subcategories: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
}

/** Computes a list by examining every asset. */
export function oracleList(members: readonly Member[], question: ListQuestion): { ids: string[]; total: number } {
  const matches = members.filter((member) => satisfies(member, question));
  const ordered = matches.toSorted(
    (left, right) => rank(right, question.sort) - rank(left, question.sort) || compareAge(left.asset, right.asset),
  );
  const shown = question.sort === 'popular' ? spreadOut(ordered) : ordered;
  const start = (question.page - 1) * question.limit;
  return { ids: shown.slice(start, start + question.limit).map(({ asset }) => asset._id), total: matches.length };
}

function spreadOut(ordered: readonly Member[]): Member[] {
  return [...spreadDrawings(ordered.slice(0, SPREAD_WITHIN)), ...ordered.slice(SPREAD_WITHIN)];
}

/** Computes counts by examining every asset; `shown` lists the closed sets of values in order. */
export function oracleFacets(
  members: readonly Member[],
  question: ListQuestion,
  shown: AssetFacetsDto,
): AssetFacetsDto {
  const without = (part: Partial<ListQuestion>) => members.filter((one) => satisfies(one, { ...question, ...part }));
  const recount = (
    values: AssetFacetsDto['tags'],
    matches: readonly Member[],
    has: (member: Member, value: string) => boolean,
  ) => values.map((entry) => ({ ...entry, count: matches.filter((member) => has(member, entry.value)).length }));
  const tagMatches = without({ tags: [] });
  const prices = without({ minPrice: null, maxPrice: null }).flatMap(({ asset }) => asset.price?.usd ?? []);
  return {
    categories: recount(shown.categories, without({ categories: [] }), (member, value) => member.categories.has(value)),
    tags: countTags(tagMatches),
    colors: recount(shown.colors, without({ colors: [] }), ({ asset }, value) => asset.colors.includes(value)),
    orientations: recount(
      shown.orientations,
      without({ orientations: [] }),
      ({ asset }, value) => asset.orientation === value,
    ),
    licenseTypes: recount(shown.licenseTypes, without({ licenses: [] }), ({ asset }, value) =>
      asset.licenseTypes.some((license) => license === value),
    ),
    repeats: recount(shown.repeats, without({ repeats: [] }), ({ asset }, value) => asset.repeat === value),
    total: without({}).length,
    priceRange: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

function countTags(matches: readonly Member[]): AssetFacetsDto['tags'] {
  const counts = new Map<string, number>();
  for (const tag of matches.flatMap(({ asset }) => asset.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ value: tag, label: tag, count }))
    .toSorted((left, right) => right.count - left.count || (left.label < right.label ? -1 : 1))
    .slice(0, 30);
}

function satisfies({ asset, categories, subcategories, labels }: Member, question: ListQuestion): boolean {
  const usd = asset.price?.usd ?? null;
  const meets = (wanted: readonly string[], has: (value: string) => boolean) => wanted.length === 0 || wanted.some(has);
  const is = (wanted: boolean | null, fact: boolean) => wanted === null || wanted === fact;
  return (
    meets(question.categories, (value) => categories.has(value)) &&
    meets(question.subcategories, (value) => subcategories.has(value)) &&
    meets(question.designers, (value) => value === asset.designer.slug || value === asset.designer.id) &&
    meets(question.designCollections, (value) => value === asset.collection?.slug) &&
    meets(question.labels, (value) => labels.has(value)) &&
    meets(question.tags, (value) => asset.tags.includes(value)) &&
    meets(question.colors, (value) => asset.colors.includes(value)) &&
    meets(question.orientations, (value) => asset.orientation === value) &&
    meets(question.licenses, (value) => asset.licenseTypes.some((license) => license === value)) &&
    meets(question.repeats, (value) => asset.repeat === value) &&
    (question.minPrice === null || (usd !== null && usd >= question.minPrice)) &&
    (question.maxPrice === null || (usd !== null && usd <= question.maxPrice)) &&
    is(question.isFree, asset.isFree) &&
    is(question.isPremium, asset.isPremium) &&
    is(question.isNew, asset.isNew)
  );
}

/** Returns the leading key of an order, descending; missing values come last. */
function rank({ asset, popularity }: Member, sort: PageRequest['sort']): number {
  const usd = asset.price?.usd;
  switch (sort) {
    case 'newest':
      return publishedAt(asset);
    case 'price-low':
      return usd === undefined ? Number.NEGATIVE_INFINITY : -usd;
    case 'price-high':
      return usd ?? Number.NEGATIVE_INFINITY;
    case 'rating':
      return asset.rating ?? -1;
    default:
      return popularity;
  }
}

function compareAge(left: AssetDto, right: AssetDto): number {
  return publishedAt(right) - publishedAt(left) || Number(right.skuId) - Number(left.skuId);
}

function publishedAt({ publishedAt: instant }: AssetDto): number {
  return Date.parse(instant);
}
