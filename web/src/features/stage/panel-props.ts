import type { Dispatch } from 'react';
import type { StageAsset } from './stage-asset.ts';
import type { StageAction, StageState } from './stage-state.ts';

/** What every view of the stage takes. */
export interface PanelProps {
  readonly asset: StageAsset;
  readonly state: StageState;
  readonly act: Dispatch<StageAction>;
}
