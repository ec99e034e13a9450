import type { AdminStudioSort, AdminStudioView } from '@halfdrop/domain';
import { featureStudio, lockStudio } from '../../catalog/studios.ts';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import type { WantedList } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AuditFacts } from '../../staff/audit-facts.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { PatternHolds } from '../../submissions/asset-desk/pattern-holds.ts';
import { findMembers } from '../members.repository.ts';
import { studioNumber } from '../studio-number.ts';
import type { AdminStudioDto, AdminStudioPageDto, AdminStudioSummaryDto } from './studio-desk.contract.ts';
import { findDeskStudio, readStudioFigures, readStudios, type StudioDeskRow } from './studio-desk.repository.ts';
import { findStudioHolds } from './studio-holds.repository.ts';
import type { StudioHolds } from './studio-holds.ts';

/** Studio operations for staff. */
export interface StudioDesk {
  list(wanted: WantedList<AdminStudioView, AdminStudioSort>): Promise<AdminStudioPageDto>;
  /** @throws not_found, as do all other methods */
  one(id: string): Promise<AdminStudioDto>;
  /** @throws illegal_transition if nothing changes */
  feature(by: AuditAuthor, id: string, change: FeatureChange): Promise<AdminStudioDto>;
  /** @throws illegal_transition if it is held or a hold was announced */
  announceHold(by: AuditAuthor, id: string, reason: string): Promise<AdminStudioDto>;
  /** Takes effect immediately. @throws illegal_transition if it is held */
  hold(by: AuditAuthor, id: string, reason: string): Promise<AdminStudioDto>;
  /** Ends the hold or its announcement. @throws illegal_transition if there is neither */
  release(by: AuditAuthor, id: string, reason: string): Promise<AdminStudioDto>;
}

interface FeatureChange {
  readonly isFeatured: boolean;
  readonly reason: string;
}

interface StudioDeskNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
  readonly studioHolds: StudioHolds;
  readonly patternHolds: Pick<PatternHolds, 'countHeld'>;
}

/** Creates the desk. */
export function createStudioDesk({ db, audit, studioHolds, patternHolds }: StudioDeskNeeds): StudioDesk {
  /** Runs `work` on a locked studio and returns its updated state. */
  function withLocked(
    { by, id, reason: why }: { readonly by: AuditAuthor; readonly id: string; readonly reason: string },
    work: (trx: Trx, studioId: number) => Promise<{ readonly before: AuditFacts; readonly after: AuditFacts }>,
  ): Promise<AdminStudioDto> {
    return inTransaction(db, async (trx) => {
      const studioId = studioNumber(id);
      if (studioId === undefined || !(await lockStudio(trx, studioId))) throw unknown();
      const { before, after } = await work(trx, studioId);
      const studio = await studioNow(trx, studioId, patternHolds);
      await audit.record(trx, { by, action: 'studios.manage', subject: { kind: 'studio', id }, before, after, why });
      return studio;
    });
  }

  const step =
    (work: StudioHolds['hold']) =>
    (by: AuditAuthor, id: string, reason: string): Promise<AdminStudioDto> =>
      withLocked({ by, id, reason }, (trx, studioId) => work(trx, { studioId, reason }));

  return {
    async list({ view, sort, q, ...wanted }) {
      const { rows, pagination } = await readStudios(db, { view, text: q ?? '' }, sort, wanted);
      return { studios: rows.map(toSummary), pagination };
    },

    async one(id) {
      const studioId = studioNumber(id);
      if (studioId === undefined) throw unknown();
      return studioNow(db, studioId, patternHolds);
    },

    feature: (by, id, { isFeatured, reason }) =>
      withLocked({ by, id, reason }, async (trx, studioId) => {
        if (!(await featureStudio(trx, studioId, isFeatured))) {
          const message = isFeatured ? 'It is featured already.' : 'It is not featured.';
          throw new Problem('illegal_transition', { message });
        }
        return { before: { isFeatured: !isFeatured }, after: { isFeatured } };
      }),

    announceHold: step((trx, studio) => studioHolds.announce(trx, studio)),
    hold: step((trx, studio) => studioHolds.hold(trx, studio)),
    release: step((trx, studio) => studioHolds.release(trx, studio)),
  };
}

/** @throws not_found */
async function studioNow(
  db: DbOrTrx,
  studioId: number,
  holds: Pick<PatternHolds, 'countHeld'>,
): Promise<AdminStudioDto> {
  const row = await findDeskStudio(db, studioId);
  if (!row) throw unknown();
  const [members, { withdrawn, sales, earned }, heldCount] = [
    await findMembers(db, studioId),
    await readStudioFigures(db, studioId),
    await holds.countHeld(db, studioId),
  ];
  return {
    ...toSummary(row),
    specialty: row.specialty,
    about: row.bio,
    links: row.links,
    categoryName: row.category_name,
    members: members.map(({ account_id: id, name, email, role, joined_at: joinedAt }) => ({
      id,
      name,
      email,
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    withdrawnCount: withdrawn,
    heldCount,
    saleCount: sales,
    earnedCents: earned,
    ...(await findStudioHolds(db, studioId)),
    leftAt: row.left_at?.toISOString() ?? null,
  };
}

function toSummary(row: StudioDeskRow): AdminStudioSummaryDto {
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    country: row.country,
    joinedYear: row.joined_year,
    isFeatured: row.is_featured,
    isHeld: row.held_at !== null,
    onSaleCount: row.on_sale,
    memberCount: row.members,
  };
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no such studio.' });
}
