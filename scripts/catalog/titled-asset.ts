import type { PlannedAsset } from './plan.ts';

/** An asset with the titles that depend on the others. */
export interface TitledAsset {
  readonly asset: PlannedAsset;
  readonly title: string;
  /** The title of the hero it goes with. */
  readonly heroTitle: string;
}
