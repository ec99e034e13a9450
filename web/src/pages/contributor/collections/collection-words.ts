import type { CollectionRole } from '#generated/types.ts';
import type { PanelCollections_StudioCollectionsFragment } from './PanelCollections.fragment.generated.ts';

/** A design collection as shown in the panel. */
export type PanelCollection = PanelCollections_StudioCollectionsFragment['collections'][number];
/** A pattern in a collection, with its role. */
export type PlacedPattern = Pick<PanelCollection['patterns'][number], 'role' | 'pattern'>;

/** Labels of collection roles, the largest print first. */
export const roleWords: Record<CollectionRole, string> = {
  HERO: 'Hero',
  COORDINATE: 'Coordinate',
  BLENDER: 'Blender',
};

/** Formats the number of patterns, and how many of them are on sale. */
export function countWords(patterns: readonly PlacedPattern[]): string {
  const onSale = patterns.filter(({ pattern }) => pattern.status === 'APPROVED').length;
  const count = patterns.length === 1 ? '1 pattern' : `${patterns.length} patterns`;
  return `${count}, ${onSale} on sale`;
}
