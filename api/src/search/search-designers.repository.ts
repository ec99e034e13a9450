import { sql } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import type { DesignerShare } from './catalog-search.ts';
import { allConditions, type SqlCondition } from './search-conditions.repository.ts';

/** Counts matches by studio, the studio with most of them first. */
export function readDesignerShares(read: Read, conditions: readonly SqlCondition[]): Promise<readonly DesignerShare[]> {
  return read(sql<DesignerShare>`
    select designer.id, designer.slug, designer.name, count(*)::int as count,
      (array_agg(s.asset_id order by s.published_at desc, s.sku desc))[1] as newest
    from search_asset s
    join catalog_listed_asset_view asset on asset.id = s.asset_id
    join catalog_listed_designer_view designer on designer.id = asset.designer_id
    where ${allConditions(conditions)}
    group by designer.id, designer.slug, designer.name order by count(*) desc, designer.name`);
}
