import type { Trx } from '../../database.ts';

/** A category being removed and the one that receives its content. */
export interface CategoryMove {
  readonly from: number;
  readonly into: number;
  /** Parent of `into`; null at the top level. */
  readonly above: number | null;
}

/** Updates a domain's references from one category to the other. */
export type MoveCategory = (trx: Trx, move: CategoryMove) => Promise<void>;
