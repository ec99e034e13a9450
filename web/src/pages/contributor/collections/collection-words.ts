import type { CollectionRole } from '#generated/types.ts';
import type { PanelCollections_StudioCollectionsFragment } from './PanelCollections.fragment.generated.ts';

/** A design collection as its panel shows it. */
export type PanelCollection = PanelCollections_StudioCollectionsFragment['collections'][number];
/** A pattern in it, and what it is there. */
export type PlacedPattern = Pick<PanelCollection['patterns'][number], 'role' | 'pattern'>;

/** What patterns are in a collection, in words, the largest first. */
export const roleWords: Record<CollectionRole, string> = {
  HERO: 'Hero',
  COORDINATE: 'Coordinate',
  BLENDER: 'Blender',
};

/** How many patterns there are, and how many of them shoppers see. */
export function countWords(patterns: readonly PlacedPattern[]): string {
  const onSale = patterns.filter(({ pattern }) => pattern.status === 'APPROVED').length;
  const count = patterns.length === 1 ? '1 pattern' : `${patterns.length} patterns`;
  return `${count}, ${onSale} on sale`;
}
