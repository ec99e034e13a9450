import type { PanelStudio_StudioFragment } from './PanelStudio.fragment.generated.ts';

/** A studio as shown in its panel. */
export type PanelStudio = PanelStudio_StudioFragment;

/** Props of every desk in the panel. */
export interface DeskProps {
  readonly studio: PanelStudio;
  /** Refetches the studio. */
  readonly onStale: () => void;
}

/** Returns the studio selected by `?studio=`; the user's first one by default. */
export function studioFrom(search: URLSearchParams, studios: readonly PanelStudio[]): PanelStudio | undefined {
  const slug = search.get('studio');
  return studios.find((studio) => studio.slug === slug) ?? studios[0];
}
