import { type Masked, readFragment } from '#lib/fragments.ts';
import type { Neighbor_NeighborFragment } from './Neighbor.fragment.generated.ts';

/** A tile similar to a submission. */
export type Neighbor = Neighbor_NeighborFragment;

/** Unmasks neighbors. */
export const neighborsIn = (list: readonly Masked<Neighbor>[]): Neighbor[] =>
  list.map((each) => readFragment<Neighbor>(each));

/** Returns a unique key for a neighbor. */
export const neighborKey = ({ assetId, submissionId }: Neighbor): string => assetId ?? submissionId ?? '';

const turnWords = ['', 'turned by a quarter', 'upside down', 'turned by three quarters'] as const;

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** Describes how a copy is aligned with its original: `flipped, turned by a quarter, shifted by 25% and 50%`. */
export function alignmentWords({ isFlipped, quarterTurns, right, down }: NonNullable<Neighbor['alignment']>): string {
  const shifts = `shifted by ${percent.format(right)} to the right and ${percent.format(down)} down`;
  const words = [isFlipped ? 'flipped' : '', turnWords[quarterTurns % 4] ?? '', shifts];
  return words.filter((each) => each !== '').join(', ');
}
