import type { Foundation } from '../domain-module.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import { lockSoldPattern, placeOnSale } from '../catalog/sold-patterns.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { recordChange } from './assets/record-change.ts';
import { findAssetsOnSale, findHandedIn, findWaiting } from './studio-stock.repository.ts';
import { lockSubmissions } from './submissions.repository.ts';
import { takeSubmissionStep } from './take-submission-step.ts';

/** A pattern submitted by a studio. */
export type HandedIn = Awaited<ReturnType<typeof findHandedIn>>[number];

/** Everything a studio has submitted. */
export interface StudioStock {
  /** Withdraws everything from sale and from review. Idempotent. */
  withdrawAll(trx: Trx, studioId: number, at: Date): Promise<void>;
  /** Returns all submissions of a studio, oldest first. */
  list(db: DbOrTrx, studioId: number): Promise<readonly HandedIn[]>;
}

interface StockNeeds extends Pick<Foundation, 'db'> {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Creates the service. */
export function createStudioStock({ searchIndex }: StockNeeds): StudioStock {
  return {
    list: findHandedIn,

    async withdrawAll(trx, studioId, at) {
      const waiting = await findWaiting(trx, studioId);
      const rows = waiting.length === 0 ? [] : await lockSubmissions(trx, waiting);
      for (const row of rows) {
        // A submission decided meanwhile is on sale or no longer waiting.
        const isWaiting = row.status === 'submitted' || row.status === 'in_review' || row.status === 'appealed';
        if (isWaiting) await takeSubmissionStep(trx, row, { to: 'withdrawn', actorId: null, at });
      }
      const onSale = await findAssetsOnSale(trx, studioId);
      for (const id of onSale) {
        const before = await lockSoldPattern(trx, id);
        if (before?.status !== 'approved') continue;
        await placeOnSale(trx, id, { status: 'withdrawn', at });
        const after = { ...before, status: 'withdrawn' } as const;
        await recordChange(trx, { kind: 'withdrawn', actorId: null, at, before, after });
      }
      if (onSale.length > 0) await searchIndex.refresh(trx, onSale);
    },
  };
}
