import type { Dispatch, ReactNode } from 'react';
import type { StageAsset } from './stage-asset.ts';
import type { StageAction, StageState } from './stage-state.ts';

/** Props shared by all stage views. */
export interface PanelProps {
  readonly asset: StageAsset;
  readonly state: StageState;
  readonly act: Dispatch<StageAction>;
  /** Renders the offer for a palette by slug; null for the original colors. */
  readonly renderOffer: (palette: string | null) => ReactNode;
}
