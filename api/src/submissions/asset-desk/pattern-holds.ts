import { lockSoldPattern, placeOnSale, type SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { DbOrTrx, Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { recordChange } from '../assets/record-change.ts';
import { findAssetsOnSale, hasLeft, isStudioHeld } from '../studio-stock.repository.ts';
import {
  countHeldOf,
  deleteHold,
  findHeldWithStudio,
  holdWithStudio,
  insertHold,
  isHeld,
} from './asset-desk.repository.ts';

interface Hold {
  readonly reason: string;
  readonly at: Date;
}

/** Holds and releases patterns inside the transactions of callers, who notify the studio. */
export interface PatternHolds {
  /** Returns false if the pattern is not on sale. */
  hold(trx: Trx, assetId: string, hold: Hold): Promise<boolean>;
  /**
   * Returns false if the shop does not hold it or its studio has left. A held studio's pattern returns together with
   * the studio.
   */
  release(trx: Trx, assetId: string, at: Date): Promise<boolean>;
  /** Holds everything a studio has on sale and returns the number of patterns. */
  holdStudio(trx: Trx, studioId: number, hold: Hold): Promise<number>;
  /** Releases what was held together with a studio and returns the number of patterns. */
  releaseStudio(trx: Trx, studioId: number, at: Date): Promise<number>;
  /** Returns the number of a studio's held patterns. */
  countHeld(db: DbOrTrx, studioId: number): Promise<number>;
}

interface HoldNeeds {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Creates the service. */
export function createPatternHolds({ searchIndex }: HoldNeeds): PatternHolds {
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
      if (await isStudioHeld(trx, row.designer_id)) {
        await holdWithStudio(trx, assetId);
        return false;
      }
      await releasePattern(trx, row, at);
      await searchIndex.refresh(trx, [assetId]);
      return true;
    },
    async holdStudio(trx, studioId, hold) {
      const held: string[] = [];
      for (const id of await findAssetsOnSale(trx, studioId)) {
        const row = await lockSoldPattern(trx, id);
        if (row?.status !== 'approved') continue;
        await holdPattern(trx, row, { ...hold, isOfStudio: true });
        held.push(id);
      }
      if (held.length > 0) await searchIndex.refresh(trx, held);
      return held.length;
    },
    async releaseStudio(trx, studioId, at) {
      if (await hasLeft(trx, studioId)) return 0;
      const held = await findHeldWithStudio(trx, studioId);
      for (const id of held) {
        const row = await lockSoldPattern(trx, id);
        if (row) await releasePattern(trx, row, at);
      }
      if (held.length > 0) await searchIndex.refresh(trx, held);
      return held.length;
    },
    countHeld: countHeldOf,
  };
}

/** Holds a locked pattern and returns the number of the hold. @throws illegal_transition */
export async function holdPattern(
  trx: Trx,
  row: SoldPatternRow,
  { reason, at, isOfStudio = false }: Hold & { readonly isOfStudio?: boolean },
): Promise<string> {
  if (row.status !== 'approved') throw new Problem('illegal_transition', { message: 'It is not on sale.' });
  const holdId = await insertHold(trx, { asset_id: row.id, reason, held_at: at, is_of_studio: isOfStudio });
  await place(trx, row, 'withdrawn', at);
  return holdId;
}

/** Releases a locked pattern and returns the number of the hold that ends. @throws illegal_transition */
export async function releasePattern(trx: Trx, row: SoldPatternRow, at: Date): Promise<string> {
  const holdId = await deleteHold(trx, row.id);
  if (holdId === undefined) {
    throw new Problem('illegal_transition', { message: 'The shop has not removed it from sale.' });
  }
  if (await hasLeft(trx, row.designer_id)) {
    throw new Problem('illegal_transition', { message: 'The studio has left.' });
  }
  if (await isStudioHeld(trx, row.designer_id)) {
    throw new Problem('illegal_transition', { message: 'Its studio is on hold.' });
  }
  await place(trx, row, 'approved', at);
  return holdId;
}

async function place(trx: Trx, before: SoldPatternRow, status: 'approved' | 'withdrawn', at: Date): Promise<void> {
  await placeOnSale(trx, before.id, { status, at });
  const kind = status === 'approved' ? 'returned' : 'withdrawn';
  await recordChange(trx, { kind, actorId: null, at, before, after: { ...before, status } });
}
