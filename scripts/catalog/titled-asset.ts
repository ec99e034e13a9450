import type { PlannedAsset } from './plan.ts';

/** An asset with the titles derived from other assets. */
export interface TitledAsset {
  readonly asset: PlannedAsset;
  readonly title: string;
  /** The title of the hero it belongs with. */
  readonly heroTitle: string;
}
