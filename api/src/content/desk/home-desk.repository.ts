import { sql } from 'kysely';
import type { DbOrTrx } from '../../database.ts';
import { isRowId } from '../../platform/database/database.ts';

/** Items that home page sections refer to. */
interface Named {
  readonly collections: readonly string[];
  readonly categories: readonly string[];
  readonly patterns: readonly string[];
}

/** Those of them that are publicly visible. */
export interface Shown {
  readonly collections: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
}

/** Returns which collections are published, which categories exist, and which patterns are on sale. */
export async function findShown(db: DbOrTrx, { collections, categories, patterns }: Named): Promise<Shown> {
  const { rows } = await sql<{ kind: keyof Shown; name: string }>`
    select 'collections' as kind, slug as name from catalog_shop_collection_view where slug = any(${collections})
    union all
    select 'categories', slug from catalog_category_view where kind = 'menu' and parent_id is null and slug = any(${categories})
    union all
    select 'patterns', id::text from catalog_asset_view where status = 'approved' and id = any(${patterns.filter(isRowId)}::uuid[])`.execute(
    db,
  );
  const named = (kind: keyof Shown) => new Set(rows.flatMap((row) => (row.kind === kind ? row.name : [])));
  return { collections: named('collections'), categories: named('categories'), patterns: named('patterns') };
}
