import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import type { FacetCount, FacetCounts } from './catalog-search.ts';
import { allConditions, type PanelFacet, type SqlCondition } from './search-conditions.repository.ts';
import { readSummary, type MatchSummary } from './search-totals.repository.ts';

/** Number of tags offered in the panel. */
const TAG_LIMIT = 30;

/** Kind of value counted by each group of the panel, as named in search_facet. */
const countedKinds = {
  categories: 'filter',
  tags: 'tag',
  colors: 'color',
  orientations: 'orientation',
  licenseTypes: 'license',
  repeats: 'repeat',
} as const satisfies Partial<Record<PanelFacet, string>>;

type CountedFacet = keyof typeof countedKinds;

const allFacets: readonly CountedFacet[] = ['categories', 'tags', 'colors', 'orientations', 'licenseTypes', 'repeats'];

/** No conditions. */
const EVERYTHING: readonly SqlCondition[] = [];

interface FacetRow extends FacetCount {
  readonly facet: string;
  readonly position: number;
}

/**
 * Counts every value of the filter panel. A group counts what satisfies the conditions of all others, so groups without
 * a selection share one set of rows, and each other group has its own.
 */
export async function readFacets(read: Read, conditions: readonly SqlCondition[]): Promise<FacetCounts> {
  const summaries = createSummaries(read);
  const isSelected = (facet: CountedFacet) => conditions.some((condition) => condition.facet === facet);
  const groups = [
    { facets: allFacets.filter((facet) => !isSelected(facet)), set: conditions },
    ...allFacets.filter(isSelected).map((facet) => ({ facets: [facet], set: allBut(conditions, facet) })),
  ];
  const rows: FacetRow[] = [];
  for (const { facets, set } of groups.filter((group) => group.facets.length > 0)) {
    const isMost = (await summaries(set)).total * 2 > (await summaries(EVERYTHING)).total;
    rows.push(...(await readCounts(read, facets, isMost ? keptWithout(set) : ofMatches(set))));
  }
  const { min, max } = await summaries(allBut(conditions, 'prices'));
  return countsOf(rows, (await summaries(conditions)).total, { min: min ?? 0, max: max ?? 0 });
}

function allBut(conditions: readonly SqlCondition[], facet: PanelFacet): readonly SqlCondition[] {
  const others = conditions.filter((condition) => condition.facet !== facet);
  return others.length === conditions.length ? conditions : others;
}

/** Creates a memoized reader of set sizes. */
function createSummaries(read: Read) {
  const known = new Map<readonly SqlCondition[], Promise<MatchSummary>>();
  return (set: readonly SqlCondition[]): Promise<MatchSummary> => {
    const summary = known.get(set) ?? readSummary(read, set);
    known.set(set, summary);
    return summary;
  };
}

/** Returns the values of some groups with the counts of their codes. */
function readCounts(
  read: Read,
  facets: readonly CountedFacet[],
  counted: RawBuilder<unknown>,
): Promise<readonly FacetRow[]> {
  const kinds = facets.map((facet) => countedKinds[facet]);
  return read(sql<FacetRow>`
    select facet, value, label, position, coalesce(counted.assets, 0)::int as count
    from search_facet left join (${counted}) as counted using (code)
    where facet = any(${kinds}::text[]) and not is_alias and (facet <> 'tag' or counted.assets > 0)`);
}

function ofMatches(set: readonly SqlCondition[]): RawBuilder<unknown> {
  return sql`
    select code, count(*) as assets
    from (select unnest(s.codes) as code from search_asset s where ${allConditions(set)}) as carried
    group by code`;
}

/** Subtracts the non-matching rows from the kept counts of all: if most rows match, that reads fewer rows. */
function keptWithout(set: readonly SqlCondition[]): RawBuilder<unknown> {
  const kept = sql`select key as code, assets from search_count_now where kind = 'code'`;
  if (set.length === 0) return sql`select code, sum(assets) as assets from (${kept}) as kept group by code`;
  return sql`
    select code, sum(assets) as assets from (
      ${kept}
      union all select unnest(s.codes), -1 from search_asset s where (${allConditions(set)}) is not true
    ) as remaining
    group by code`;
}

function countsOf(rows: readonly FacetRow[], total: number, priceRange: FacetCounts['priceRange']): FacetCounts {
  const inOrder = (facet: CountedFacet): FacetCount[] =>
    rows
      .filter((row) => row.facet === countedKinds[facet])
      .toSorted((left, right) => left.position - right.position)
      .map(({ value, label, count }) => ({ value, label, count }));
  return {
    categories: inOrder('categories'),
    tags: inOrder('tags')
      .toSorted((left, right) => right.count - left.count || compare(left.label, right.label))
      .slice(0, TAG_LIMIT),
    colors: inOrder('colors'),
    orientations: inOrder('orientations'),
    licenseTypes: inOrder('licenseTypes'),
    repeats: inOrder('repeats'),
    total,
    priceRange,
  };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : 1;
}
