import { lockSoldPattern, placeOnSale, type SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { recordChange } from '../assets/record-change.ts';
import { hasLeft } from '../studio-stock.repository.ts';
import { deleteHold, insertHold, isHeld } from './asset-desk.repository.ts';

/** Takes patterns from sale for the shop, and puts them on sale again, in transactions of others, who tell the studio. */
export interface PatternHolds {
  /** False where the pattern is not on sale. */
  hold(trx: Trx, assetId: string, hold: { readonly reason: string; readonly at: Date }): Promise<boolean>;
  /** False where the shop does not hold it, or its studio has left. */
  release(trx: Trx, assetId: string, at: Date): Promise<boolean>;
}

/** Makes the service. */
export function createPatternHolds({
  searchIndex,
}: {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}): PatternHolds {
  return {
    async hold(trx, assetId, hold) {
      const row = await lockSoldPattern(trx, assetId);
      if (row?.status !== 'approved') return false;
      await holdPattern(trx, row, hold);
      await searchIndex.refresh(trx, [assetId]);
      return true;
    },
    async release(trx, assetId, at) {
      const row = await lockSoldPattern(trx, assetId);
      if (!row || !(await isHeld(trx, assetId)) || (await hasLeft(trx, row.designer_id))) return false;
      await releasePattern(trx, row, at);
      await searchIndex.refresh(trx, [assetId]);
      return true;
    },
  };
}

/** Takes a locked pattern from sale and returns the number of the hold. @throws illegal_transition */
export async function holdPattern(
  trx: Trx,
  row: SoldPatternRow,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<string> {
  if (row.status !== 'approved') throw new Problem('illegal_transition', { message: 'It is not on sale.' });
  const holdId = await insertHold(trx, { asset_id: row.id, reason, held_at: at });
  await place(trx, row, 'withdrawn', at);
  return holdId;
}

/** Puts a locked pattern on sale again and returns the number of the hold that ends. @throws illegal_transition */
export async function releasePattern(trx: Trx, row: SoldPatternRow, at: Date): Promise<string> {
  const holdId = await deleteHold(trx, row.id);
  if (holdId === undefined) {
    throw new Problem('illegal_transition', { message: 'The shop has not taken it from sale.' });
  }
  if (await hasLeft(trx, row.designer_id)) {
    throw new Problem('illegal_transition', { message: 'The studio has left.' });
  }
  await place(trx, row, 'approved', at);
  return holdId;
}

async function place(trx: Trx, before: SoldPatternRow, status: 'approved' | 'withdrawn', at: Date): Promise<void> {
  await placeOnSale(trx, before.id, { status, at });
  const kind = status === 'approved' ? 'returned' : 'withdrawn';
  await recordChange(trx, { kind, actorId: null, at, before, after: { ...before, status } });
}
