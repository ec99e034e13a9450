import { earliestRateCardStart, RATE_CARD_NOTICE_DAYS } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import type { RateCardAnnouncement, RateCardDto, RateCardListDto } from './rate-cards.contract.ts';
import {
  findRateCard,
  findRateCards,
  findWorkingStudios,
  insertRateCard,
  lockRateCards,
  type RateCardRow,
} from './rate-cards.repository.ts';

/** Job that notifies all studios of a rate card. */
const tellJob = 'royalties.tell-rate-card';

/** Royalty rates of the shop. */
export interface RateCardService {
  list(): Promise<RateCardListDto>;
  /**
   * Announces a rate card and notifies all studios; idempotent.
   * @throws validation_failed where the notice is too short, version_conflict where another one was announced meanwhile
   */
  announce(by: AuditAuthor, announcement: RateCardAnnouncement): Promise<RateCardDto>;
  readonly jobs: JobHandlers;
}

interface RateCardNeeds extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly audit: Audit;
}

const TellJobSchema = v.object({ version: v.number() });

/** Creates the service. */
export function createRateCardService({ db, writes, clock, audit }: RateCardNeeds): RateCardService {
  return {
    list: async () => ({ rateCards: (await findRateCards(db)).map(toRateCard) }),

    async announce(by, { startsAt, version, reason, saleBasisPoints, periodBasisPoints }) {
      const now = clock.now();
      const card: RateCardRow = {
        version,
        starts_at: new Date(startsAt),
        sale_basis_points: saleBasisPoints,
        period_basis_points: periodBasisPoints,
        announced_at: now,
        reason,
      };
      return inTransaction(writes, async (trx) => {
        await lockRateCards(trx);
        const cards = await findRateCards(trx);
        const announced = cards[version - 1];
        if (announced && isSame(announced, card)) return toRateCard(announced);
        const last = cards.at(-1);
        if (last?.version !== version - 1) {
          throw new Problem('version_conflict', { data: { currentVersion: last?.version } });
        }
        requireNotice(card, last, now);
        await insertRateCard(trx, card);
        await addJob(trx, tellJob, { version }, { key: `rate-card-${version}` });
        await audit.record(trx, {
          by,
          action: 'rates.announce',
          subject: { kind: 'rate-card', id: String(version) },
          before: factsOf(last),
          after: factsOf(card),
          why: reason,
        });
        return toRateCard(card);
      });
    },

    jobs: {
      [tellJob]: async (payload) => {
        const card = await findRateCard(db, v.parse(TellJobSchema, payload).version);
        if (!card) return;
        const { version, reason, announced_at: at } = card;
        const facts = { ...factsOf(card), number: version, reason };
        for (const studioId of await findWorkingStudios(db)) {
          const notice = {
            studioId,
            kind: 'rate_card_announced',
            subjectId: `${version}:${studioId}`,
            facts,
            at,
          } as const;
          await inTransaction(writes, (trx) => postNotice(trx, notice));
        }
      },
    },
  };
}

function requireNotice({ starts_at: startsAt }: RateCardRow, last: RateCardRow, now: Date): void {
  const earliest = earliestRateCardStart(now);
  if (startsAt < earliest) {
    const day = earliest.toISOString().slice(0, 10);
    throw invalidField('startsAt', `Studios are notified ${RATE_CARD_NOTICE_DAYS} days before: ${day} at the earliest`);
  }
  if (startsAt <= last.starts_at) {
    const day = last.starts_at.toISOString().slice(0, 10);
    throw invalidField('startsAt', `It starts after version ${last.version}, which does on ${day}`);
  }
}

function isSame(one: RateCardRow, other: RateCardRow): boolean {
  return JSON.stringify([factsOf(one), one.reason]) === JSON.stringify([factsOf(other), other.reason]);
}

function factsOf({ starts_at: startsAt, sale_basis_points: sale, period_basis_points: period }: RateCardRow) {
  return { startsAt: startsAt.toISOString(), saleBasisPoints: sale, periodBasisPoints: period };
}

function toRateCard(row: RateCardRow): RateCardDto {
  const { version, announced_at: announcedAt, reason } = row;
  return { version, ...factsOf(row), announcedAt: announcedAt.toISOString(), reason };
}
