import type { HomeTile } from './HomeTiles.tsx';
import type { PartState } from './part-state.ts';

/** Number of patterns per section. */
export const SECTION_SIZE = 9;

/** Props of every section: its text, link, and the state of its patterns. */
export interface SectionProps<Page> {
  readonly section: { readonly title: string; readonly caption: string; readonly path: string | null };
  readonly state: PartState<Page>;
}

/** The same for a section of tiles. */
export type TileSectionProps = SectionProps<{ readonly items: readonly HomeTile[] }>;
