import type { HomeTile } from './HomeTiles.tsx';
import type { PartState } from './part-state.ts';

/** How many patterns a section shows. */
export const SECTION_SIZE = 9;

/** What every section is given: its words, where all of it is, and what became of its patterns. */
export interface SectionProps<Page> {
  readonly section: { readonly title: string; readonly caption: string; readonly path: string | null };
  readonly state: PartState<Page>;
}

/** The same for a section of tiles. */
export type TileSectionProps = SectionProps<{ readonly items: readonly HomeTile[] }>;
