import type { Dispatch, ReactNode } from 'react';
import type { StageAsset } from './stage-asset.ts';
import type { StageAction, StageState } from './stage-state.ts';

/** What every view of the stage takes. */
export interface PanelProps {
  readonly asset: StageAsset;
  readonly state: StageState;
  readonly act: Dispatch<StageAction>;
  /** The way to the files in a palette, by its slug; null for the pattern's own colors. */
  readonly renderOffer: (palette: string | null) => ReactNode;
}
