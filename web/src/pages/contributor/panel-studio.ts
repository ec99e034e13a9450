import type { PanelStudio_StudioFragment } from './PanelStudio.fragment.generated.ts';

/** A studio as its panel shows it. */
export type PanelStudio = PanelStudio_StudioFragment;

/** What every desk of the panel is given. */
export interface DeskProps {
  readonly studio: PanelStudio;
  /** Reads the studio anew. */
  readonly onStale: () => void;
}

/** The studio that an address names by `?studio=`, the first one when it names none of the person's own. */
export function studioFrom(search: URLSearchParams, studios: readonly PanelStudio[]): PanelStudio | undefined {
  const slug = search.get('studio');
  return studios.find((studio) => studio.slug === slug) ?? studios[0];
}
