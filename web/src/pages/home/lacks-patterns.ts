import { type Masked, readFragment } from '#lib/fragments.ts';
import type { HomeSections_PageFragment } from './HomeSections.fragment.generated.ts';

/** Returns whether the patterns of any section failed to load. */
export function lacksPatterns(page: Masked<HomeSections_PageFragment>): boolean {
  return readFragment<HomeSections_PageFragment>(page).sections.some(
    (section) => 'patterns' in section && section.patterns === null,
  );
}
