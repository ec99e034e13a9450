import { overturnedShare, REVIEW_APPEAL_DAYS, REVIEW_WAIT_DAYS } from '@halfdrop/domain';
import type { Foundation } from '../../domain-module.ts';
import type { ReviewFiguresDto } from './review.contract.ts';
import { countAppeals, readWaits } from './review-figures.repository.ts';
import { countWaiting } from './review-queue.repository.ts';

/** Public figures about reviews. */
export interface ReviewFigureService {
  /** Returns waiting times and the share of overturned refusals. */
  figures(): Promise<ReviewFiguresDto>;
}

const DAY_MILLISECONDS = 86_400_000;

const wholeMinutes = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 60));

/** Creates the service. */
export function createReviewFigureService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): ReviewFigureService {
  return {
    async figures() {
      const now = clock.now();
      const before = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);
      const waits = await readWaits(db, before(REVIEW_WAIT_DAYS));
      const { decided, overturned } = await countAppeals(db, before(REVIEW_APPEAL_DAYS));
      return {
        waiting: await countWaiting(db),
        verdicts: waits?.count ?? 0,
        p50WaitMinutes: wholeMinutes(waits?.half_seconds ?? null),
        p90WaitMinutes: wholeMinutes(waits?.most_seconds ?? null),
        appeals: decided,
        overturned,
        overturnedShare: overturnedShare(decided, overturned),
        countedAt: now.toISOString(),
      };
    },
  };
}
