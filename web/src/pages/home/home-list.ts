import type { HomeTile } from './HomeTiles.tsx';
import type { PartState } from './part-state.ts';

/** How many patterns a section shows. */
export const SECTION_SIZE = 9;

/** The patterns of a section of tiles. */
export interface TileSectionProps {
  readonly state: PartState<{ readonly items: readonly HomeTile[] }>;
}
