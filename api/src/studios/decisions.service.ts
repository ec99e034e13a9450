import { isReapplicationDate, reapplicationFrom } from '@halfdrop/domain';
import { keepPerson } from '../account/people.ts';
import { addStudio } from '../catalog/studios.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { isRowId } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { applicationMailJob } from './application-mail.ts';
import { toDecidableApplications } from './application-view.ts';
import type { ApplicationDto, ApplicationPageDto, DeclineInput } from './applications.contract.ts';
import {
  findApplication,
  lockApplication,
  readApplicationPage,
  type ApplicationRow,
} from './applications.repository.ts';
import { insertMember } from './members.repository.ts';
import { requireStep, requireVersion, takeStep } from './take-step.ts';

/** A decision on an application, and its author. */
interface Decision {
  readonly id: string;
  readonly by: AuditAuthor;
  readonly version: number;
}

/** Decisions on applications by staff. Drafts are reported as not found. */
export interface DecisionService {
  list(query: {
    readonly status?: ApplicationDto['status'] | undefined;
    readonly page: number;
    readonly limit: number;
  }): Promise<ApplicationPageDto>;
  /** @throws not_found */
  byId(id: string): Promise<ApplicationDto>;
  /**
   * Creates the studio. @throws not_found, illegal_transition, version_conflict, already_taken if its slug was taken
   * meanwhile
   */
  accept(decision: Decision, note: string): Promise<ApplicationDto>;
  /** @throws not_found, illegal_transition, version_conflict, validation_failed for a date too far ahead */
  decline(decision: Decision, refusal: Omit<DeclineInput, 'version'>): Promise<ApplicationDto>;
}

interface DecisionNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createDecisionService({ db, clock, audit }: DecisionNeeds): DecisionService {
  async function seen(row: ApplicationRow | undefined): Promise<ApplicationDto> {
    const [application] = row && row.submitted_at !== null ? await toDecidableApplications(db, [row]) : [];
    if (!application) throw new Problem('not_found');
    return application;
  }

  async function decided(
    { id, version, by }: Decision,
    to: 'accepted' | 'declined',
    decide: (trx: Trx, row: ApplicationRow) => Promise<ApplicationRow>,
  ): Promise<ApplicationDto> {
    const row = await inTransaction(db, async (trx) => {
      const locked = isRowId(id) ? await lockApplication(trx, id) : undefined;
      if (!locked || locked.submitted_at === null) throw new Problem('not_found');
      requireStep(locked, to);
      requireVersion(locked, version);
      const after = await decide(trx, locked);
      await addJob(trx, applicationMailJob, { id, status: to });
      await audit.record(trx, lineOf(locked, after, by));
      return after;
    });
    return seen(row);
  }

  return {
    async list({ status, page, limit }) {
      const { rows, pagination } = await readApplicationPage(db, status ?? null, { page, limit });
      return { applications: await toDecidableApplications(db, rows), pagination };
    },

    byId: async (id) => seen(isRowId(id) ? await findApplication(db, id) : undefined),

    accept: (decision, note) =>
      decided(decision, 'accepted', async (trx, row) => {
        const at = clock.now();
        await keepPerson(trx, row.account_id);
        const studioId = await addStudio(trx, newStudio(row, at));
        await insertMember(trx, { studioId, accountId: row.account_id, role: 'owner', at });
        await postNotice(trx, { studioId, kind: 'application_accepted', subjectId: row.id, facts: {}, at });
        const words = note === '' ? null : note;
        const change = { decided_at: at, note: words, studio_id: studioId };
        return takeStep(trx, row, { to: 'accepted', actorId: decision.by.userId, at, note: words, change });
      }),

    decline: (decision, { reason, note, mayReapplyAt }) => {
      const at = clock.now();
      const from = mayReapplyAt === undefined ? reapplicationFrom(at) : new Date(mayReapplyAt);
      if (!isReapplicationDate(from, at)) throw invalidField('mayReapplyAt', 'Choose a date within a year');
      return decided(decision, 'declined', (trx, row) => {
        const change = { decided_at: at, note, decline_reason: reason, may_reapply_at: from };
        return takeStep(trx, row, { to: 'declined', actorId: decision.by.userId, at, note, change });
      });
    },
  };
}

function lineOf(before: ApplicationRow, after: ApplicationRow, by: AuditAuthor): Parameters<Audit['record']>[1] {
  return {
    by,
    action: 'application.decide',
    subject: { kind: 'application', id: after.id },
    before: { status: before.status },
    after: { status: after.status, studioId: after.studio_id?.toString() ?? null },
    why: after.decline_reason ?? '',
  };
}

function newStudio(row: ApplicationRow, at: Date) {
  const { studio_name: name, slug, specialty, about: bio, links, country, category_id } = row;
  if (category_id === null) throw new Error(`application ${row.id} was submitted without a category`);
  return { name, slug, specialty, bio, links, country, category_id, joined_year: at.getUTCFullYear() };
}
