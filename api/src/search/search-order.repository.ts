import type { AssetSort } from '@halfdrop/domain';
import { sql, type RawBuilder } from 'kysely';
import type { PageRequest } from './catalog-search.ts';
import { scoreSteps, termQueries } from './search-score.ts';
import type { TextQuery } from './text-query.ts';

/** Whether an order reads the documents, a row `t` of search_text. */
export function ranksByText(sort: AssetSort, { terms }: TextQuery): boolean {
  return sort === 'relevance' && terms.length > 0;
}

/** SQL keywords for the two directions. */
export const directions = { asc: sql`asc`, desc: sql`desc` };

/** Orders by relevance, best first; see `TextQuery` for the score. */
export function byRelevance(direction: PageRequest['direction'], query: TextQuery): RawBuilder<unknown> {
  const order = directions[direction ?? 'desc'];
  const matched = termQueries(query).map((term) => sql`(t.doc @@ ${term}::tsquery)::int`);
  const leading = query.isAnyWord && matched.length > 0 ? sql`${sql.join(matched, sql` + `)} ${order}, ` : sql``;
  return sql`${leading}${score(query)} ${order}, popularity desc, published_at desc, sku desc`;
}

function score(query: TextQuery): RawBuilder<unknown> {
  const parts = scoreSteps(query).map((steps) => {
    const cases = steps.map((step) => sql`when t.doc @@ ${step.tsquery}::tsquery then ${step.score}::int`);
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return parts.length === 0 ? sql`0::int + 0` : sql`(${sql.join(parts, sql` + `)})`;
}
