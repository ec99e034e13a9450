import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database.ts';
import type { FacetCount, FacetCounts } from './catalog-search.ts';
import { allConditions, type PanelFacet, type SqlCondition } from './search-conditions.repository.ts';

/** How many tags the panel offers. */
const TAG_LIMIT = 30;

/** Which kind of value each group of the panel counts, as search_facet calls it. */
const countedKinds = {
  categories: 'filter',
  tags: 'tag',
  colors: 'color',
  orientations: 'orientation',
  licenseTypes: 'license',
  repeats: 'repeat',
} as const satisfies Partial<Record<PanelFacet, string>>;

type CountedFacet = keyof typeof countedKinds;

const countedFacets = [
  'categories',
  'tags',
  'colors',
  'orientations',
  'licenseTypes',
  'repeats',
] as const satisfies CountedFacet[];
const panelFacets: readonly PanelFacet[] = [...countedFacets, 'prices'];

interface FacetRow {
  readonly facet: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly position: number;
}

/**
 * Counts every value of the filter panel in one statement: one pass marks for each row which groups it satisfies, then
 * a group counts the rows that satisfy all the others.
 */
export async function readFacets(db: Db, conditions: readonly SqlCondition[]): Promise<FacetCounts> {
  const outside = conditions.filter(({ facet }) => facet === null);
  const marks = panelFacets.map((facet) => sql`(${within(conditions, facet)}) as ${sql.ref(facet)}`);
  const cases = countedFacets.map((facet) => sql`when ${countedKinds[facet]} then ${allBut(facet)}`);
  const { rows } = await sql<FacetRow>`
    with matched as materialized (
      select s.codes, s.price_cents, ${sql.join(marks)} from search_asset s where ${allConditions(outside)}
    ), carried as (
      select unnest(codes) as code, ${sql.join(panelFacets.map((facet) => sql.ref(facet)))} from matched
    )
    select f.facet, f.value, f.label, count(carried.code)::int as count, f.position
    from search_facet f left join carried on carried.code = f.code and case f.facet ${sql.join(cases, sql` `)} end
    where f.facet = any(${Object.values(countedKinds)}) and not f.is_alias
    group by f.facet, f.value, f.label, f.position
    union all
    select 'total', '', '', count(*)::int, 0 from matched where ${satisfied(panelFacets)}
    union all
    select 'min', '', '', coalesce(min(price_cents), 0), 0 from matched where ${allBut('prices')}
    union all
    select 'max', '', '', coalesce(max(price_cents), 0), 0 from matched where ${allBut('prices')}`.execute(db);
  return countsOf(rows);
}

function within(conditions: readonly SqlCondition[], facet: PanelFacet): RawBuilder<unknown> {
  return allConditions(conditions.filter((condition) => condition.facet === facet));
}

/** The row satisfies every group but this one; a comparison with nothing counts as not satisfied. */
function allBut(facet: PanelFacet): RawBuilder<unknown> {
  return satisfied(panelFacets.filter((other) => other !== facet));
}

function satisfied(facets: readonly PanelFacet[]): RawBuilder<unknown> {
  return sql.join(
    facets.map((facet) => sql.ref(facet)),
    sql` and `,
  );
}

function countsOf(rows: readonly FacetRow[]): FacetCounts {
  const inOrder = (facet: CountedFacet): FacetCount[] =>
    rows
      .filter((row) => row.facet === countedKinds[facet])
      .toSorted((left, right) => left.position - right.position)
      .map(({ value, label, count }) => ({ value, label, count }));
  const tags = inOrder('tags').filter(({ count }) => count > 0);
  const bound = (name: string): number => rows.find((row) => row.facet === name)?.count ?? 0;
  return {
    categories: inOrder('categories'),
    tags: tags
      .toSorted((left, right) => right.count - left.count || compare(left.label, right.label))
      .slice(0, TAG_LIMIT),
    colors: inOrder('colors'),
    orientations: inOrder('orientations'),
    licenseTypes: inOrder('licenseTypes'),
    repeats: inOrder('repeats'),
    total: bound('total'),
    priceRange: { min: bound('min'), max: bound('max') },
  };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : 1;
}
