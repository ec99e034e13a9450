import { CLOSING_NOTICE_DAYS, earliestClosing } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { studioNumber } from '../studios/studio-number.ts';
import type { AnnouncedDepartureDto, ClosingInput } from './departures.contract.ts';
import { toDeparture } from './departure-view.ts';
import {
  deleteDeparture,
  findDepartures,
  findWorkingStudio,
  lockDeparture,
  putDeparture,
  type DepartureRow,
} from './departures.repository.ts';

/** Closing of studios by the shop, always with notice and a reason. */
export interface ClosingService {
  list(): Promise<{ departures: AnnouncedDepartureDto[] }>;
  /** Idempotent. @throws validation_failed, illegal_transition if it has left */
  close(by: AuditAuthor, closing: ClosingInput): Promise<AnnouncedDepartureDto>;
  /** @throws not_found unless the shop is closing the studio, illegal_transition if it has left */
  takeBack(by: AuditAuthor, studioId: string, reason: string): Promise<{ departures: AnnouncedDepartureDto[] }>;
}

interface ClosingNeeds extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createClosingService({ db, writes, clock, audit }: ClosingNeeds): ClosingService {
  const record = (trx: Trx, by: AuditAuthor, change: Change) =>
    audit.record(trx, {
      by,
      action: 'studios.close',
      subject: { kind: 'studio', id: String(change.studioId) },
      before: factsOf(change.before),
      after: factsOf(change.after),
      why: change.reason,
    });

  return {
    list: async () => ({ departures: await listed(db) }),

    close: (by, { slug, closesAt, reason }) =>
      inTransaction(writes, async (trx) => {
        const studioId = await findWorkingStudio(trx, slug);
        if (studioId === undefined) throw invalidField('slug', 'There is no active studio with this address');
        const before = await lockDeparture(trx, studioId);
        if (before?.left_at) throw new Problem('illegal_transition', { message: 'The studio has left.' });
        const [at, leavesAt] = [clock.now(), new Date(closesAt)];
        const isSame =
          before?.is_by_shop && before.reason === reason && before.leaves_at.getTime() === leavesAt.getTime();
        if (!isSame) {
          requireNotice(leavesAt, at);
          const after = { is_by_shop: true, announced_at: at, leaves_at: leavesAt, reason, left_at: null };
          await putDeparture(trx, { studio_id: studioId, ...after });
          const facts = { startsAt: leavesAt.toISOString(), reason };
          const subjectId = `${studioId}:${at.toISOString()}`;
          await postNotice(trx, { studioId, kind: 'closing_announced', subjectId, facts, at });
          await record(trx, by, { studioId, before, after: { studio_id: studioId, ...after }, reason });
        }
        return (await listed(trx)).find(({ id }) => id === String(studioId)) ?? missing();
      }),

    takeBack: (by, id, reason) =>
      inTransaction(writes, async (trx) => {
        const studioId = studioNumber(id);
        const before = studioId === undefined ? undefined : await lockDeparture(trx, studioId);
        if (studioId === undefined || !before?.is_by_shop) return missing();
        if (before.left_at) throw new Problem('illegal_transition', { message: 'The studio has left.' });
        await deleteDeparture(trx, studioId);
        const at = clock.now();
        const subjectId = `${studioId}:${at.toISOString()}`;
        await postNotice(trx, { studioId, kind: 'closing_taken_back', subjectId, facts: { reason }, at });
        await record(trx, by, { studioId, before, after: undefined, reason });
        return { departures: await listed(trx) };
      }),
  };
}

interface Change {
  readonly studioId: number;
  readonly before: DepartureRow | undefined;
  readonly after: DepartureRow | undefined;
  readonly reason: string;
}

function missing(): never {
  throw new Problem('not_found');
}

function requireNotice(closesAt: Date, now: Date): void {
  const earliest = earliestClosing(now);
  if (closesAt >= earliest) return;
  const day = earliest.toISOString().slice(0, 10);
  throw invalidField('closesAt', `Studios are notified ${CLOSING_NOTICE_DAYS} days before: ${day} at the earliest`);
}

function factsOf(row: DepartureRow | undefined) {
  return row ? { leavesAt: row.leaves_at.toISOString(), isByShop: row.is_by_shop } : null;
}

async function listed(db: DbOrTrx): Promise<AnnouncedDepartureDto[]> {
  return (await findDepartures(db)).map((row) => ({
    id: String(row.studio_id),
    name: row.name,
    slug: row.slug,
    departure: toDeparture(row),
  }));
}
