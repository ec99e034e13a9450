import { answerDueAt, type CreationMethod, isOpenApplication } from '@halfdrop/domain';
import { hasConfirmedAddress, lockPerson } from '../account/people.ts';
import { slugTaken } from '../catalog/studios.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { brokeConstraint } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { applicationMailJob } from './application-mail.ts';
import { problemsOf, toApplication } from './application-view.ts';
import type { ApplicationDto, DraftInput } from './applications.contract.ts';
import {
  countSamples,
  findLastOf,
  insertApplication,
  insertTransition,
  lockApplication,
  ownsStudio,
  updateApplication,
  type ApplicationRow,
} from './applications.repository.ts';
import { requireStep, requireVersion, takeStep } from './take-step.ts';

/** Operations of users on their own applications. */
export interface ApplicationService {
  /** Returns the latest one. @throws not_found without one */
  own(userId: string): Promise<ApplicationDto>;
  /** @throws email_unconfirmed, illegal_transition for owners and before they may apply again, version_conflict */
  save(userId: string, draft: DraftInput): Promise<ApplicationDto>;
  /** @throws validation_failed with each field to correct, already_taken, illegal_transition, version_conflict */
  submit(userId: string, version: number): Promise<ApplicationDto>;
  /** @throws illegal_transition */
  withdraw(userId: string): Promise<ApplicationDto>;
}

/** Creates the service. */
export function createApplicationService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): ApplicationService {
  /** Runs `work` on the user's latest application; concurrent requests are serialized. */
  function withOwn(userId: string, work: (trx: Trx, row: ApplicationRow) => Promise<ApplicationRow>) {
    return db.transaction().execute(async (trx) => {
      const row = await lockOwn(trx, userId);
      if (!row) throw new Problem('illegal_transition');
      return toApplication(trx, await work(trx, row));
    });
  }

  return {
    async own(userId) {
      const row = await findLastOf(db, userId);
      if (!row) throw new Problem('not_found');
      return toApplication(db, row);
    },

    save: (userId, { version, ...typed }) =>
      db.transaction().execute(async (trx) => {
        const last = await lockOwn(trx, userId);
        const open = last && isOpenApplication(last.status) ? last : null;
        if (open && open.status !== 'draft') throw new Problem('illegal_transition');
        if (open) requireVersion(open, version);
        const draft = open ?? (await begin(trx, userId, last, clock.now()));
        return toApplication(trx, await updateApplication(trx, draft.id, columnsOf(typed)));
      }),

    submit: (userId, version) =>
      withOwn(userId, async (trx, row) => {
        requireStep(row, 'submitted');
        requireVersion(row, version);
        const errors = await problemsOf(trx, row, await countSamples(trx, row.id));
        if (errors.length > 0) throw new Problem('validation_failed', { errors });
        const at = clock.now();
        const change = { submitted_at: at, answer_due_at: answerDueAt(at) };
        const submitted = await keepingSlug(() => takeStep(trx, row, { to: 'submitted', actorId: userId, at, change }));
        await addJob(trx, applicationMailJob, { id: row.id, status: 'submitted' });
        return submitted;
      }),

    withdraw: (userId) =>
      withOwn(userId, (trx, row) => takeStep(trx, row, { to: 'withdrawn', actorId: userId, at: clock.now() })),
  };
}

/** Locks a user's latest application together with the user, so that two cannot be created concurrently. */
export async function lockOwn(trx: Trx, userId: string): Promise<ApplicationRow | undefined> {
  await lockPerson(trx, userId);
  const last = await findLastOf(trx, userId);
  return last && lockApplication(trx, last.id);
}

async function begin(trx: Trx, userId: string, last: ApplicationRow | undefined, at: Date): Promise<ApplicationRow> {
  if (!(await hasConfirmedAddress(trx, userId))) {
    throw new Problem('email_unconfirmed', { message: 'Please confirm your email address first.' });
  }
  if (await ownsStudio(trx, userId)) {
    throw new Problem('illegal_transition', { message: 'You own a studio already.' });
  }
  if (last?.may_reapply_at && last.may_reapply_at > at) {
    const mayReapplyAt = last.may_reapply_at.toISOString();
    throw new Problem('illegal_transition', { message: 'You cannot apply again yet.', data: { mayReapplyAt } });
  }
  // The first save increments it to 1.
  const row = await insertApplication(trx, { account_id: userId, status: 'draft', created_at: at, version: 0 });
  await insertTransition(trx, {
    application_id: row.id,
    to_status: 'draft',
    from_status: null,
    actor_id: userId,
    note: null,
    happened_at: at,
  });
  return row;
}

async function keepingSlug(save: () => Promise<ApplicationRow>): Promise<ApplicationRow> {
  try {
    return await save();
  } catch (error) {
    if (brokeConstraint(error, 'studios_application_slug')) throw slugTaken(error);
    throw error;
  }
}

function columnsOf({ studioName, categoryId, creationMethods, ...same }: Omit<DraftInput, 'version'>) {
  const methods: CreationMethod[] | undefined = creationMethods && [...new Set(creationMethods)];
  const said = Object.entries({
    ...same,
    studio_name: studioName,
    category_id: categoryId === undefined ? undefined : Number(categoryId),
    creation_methods: methods,
  }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}
