import type { CategoryDto } from './catalog.contract.ts';
import type { CategoryRow } from './catalog.repository.ts';

/** Builds the tree of one kind of category; rows must be in display order. */
export function categoryTree(rows: readonly CategoryRow[], kind: 'menu' | 'filter'): CategoryDto[] {
  const below = (parent: number | null): CategoryDto[] =>
    rows
      .filter((row) => row.kind === kind && row.parent_id === parent)
      .map((row) => ({
        id: String(row.id),
        slug: row.slug,
        name: row.name,
        kind,
        assetCount: row.asset_count,
        coverId: row.cover_id,
        children: below(row.id),
      }));
  return below(null);
}
