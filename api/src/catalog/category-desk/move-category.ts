import type { Trx } from '../../database.ts';

/** A category that is removed, and the one that takes what it has. */
export interface CategoryMove {
  readonly from: number;
  readonly into: number;
  /** The category above `into`; null where it is of the top level. */
  readonly above: number | null;
}

/** Has what a domain keeps of a category name the other one instead. */
export type MoveCategory = (trx: Trx, move: CategoryMove) => Promise<void>;
