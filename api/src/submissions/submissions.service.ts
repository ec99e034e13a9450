import { answerDueAt, can, isEditableSubmission, type Actor, type SubmissionStatus } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import type { PictureFolder } from '../platform/files/picture-folder.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { studioNumber } from '../studios/studio-number.ts';
import { changeOf } from './submission-change.ts';
import { checkSubmissionJob } from './submission-checks.service.ts';
import { reviewRisk } from './review/review-risk.ts';
import { problemsOf, toSubmission, toSubmissions } from './submission-view.ts';
import type {
  SubmissionChange,
  SubmissionDto,
  SubmissionOutcomesDto,
  SubmissionPageDto,
} from './submissions.contract.ts';
import {
  countSubmissions,
  findMenuCategories,
  findStudioOfPicture,
  findSubmission,
  isFirstOfStudio,
  lockSubmission,
  lockSubmissions,
  readSubmissionPage,
  updateSubmission,
  type SubmissionRow,
} from './submissions.repository.ts';
import { requireSellingStudio } from './require-selling-studio.ts';
import { requireSubmissionVersion, takeSubmissionStep } from './take-submission-step.ts';

/** Filters of a studio's submissions. */
interface WantedSubmissions {
  readonly status?: SubmissionStatus | undefined;
  /** A substring of the title or file name. */
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A request to submit: the version last read, and a note to the reviewer, which may be blank. */
interface HandIn {
  readonly version: number;
  readonly note: string;
}

/** Submission operations for members of a studio. Submissions of other studios are reported as not found. */
export interface SubmissionService {
  /** @throws not_found */
  list(actor: Actor, studioId: string, wanted: WantedSubmissions): Promise<SubmissionPageDto>;
  /** @throws not_found */
  byId(actor: Actor, id: string): Promise<SubmissionDto>;
  /** Applies or refuses each change independently. @throws not_found for the studio */
  save(actor: Actor, studioId: string, changes: readonly SubmissionChange[]): Promise<SubmissionOutcomesDto>;
  /**
   * @throws not_found, validation_failed with each field that must be corrected, illegal_transition, version_conflict
   */
  submit(actor: Actor, id: string, given: HandIn): Promise<SubmissionDto>;
  /** Returns the image of a submission. @throws not_found */
  picture(actor: Actor, file: string): Promise<Uint8Array>;
  /** @throws not_found, illegal_transition */
  withdraw(actor: Actor, id: string): Promise<SubmissionDto>;
}

interface SubmissionNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly submissionPictures: PictureFolder;
}

/** Creates the service. */
export function createSubmissionService({ db, clock, submissionPictures }: SubmissionNeeds): SubmissionService {
  function withOwn(actor: Actor, id: string, work: (trx: Trx, row: SubmissionRow) => Promise<SubmissionRow>) {
    return db.transaction().execute(async (trx) => {
      const row = requireOwn(actor, isRowId(id) ? await lockSubmission(trx, id) : undefined);
      return toSubmission(trx, await work(trx, row));
    });
  }

  return {
    async list(actor, studioId, { status, search = '', page, limit }) {
      const studio = requireOwnStudio(actor, studioId);
      const statuses = status === undefined ? [] : [status];
      const { rows, pagination } = await readSubmissionPage(db, { studioId: studio, statuses, search, page, limit });
      const counts = [...(await countSubmissions(db, studio))].map(([each, count]) => ({ status: each, count }));
      return { submissions: await toSubmissions(db, rows), counts, pagination };
    },

    async byId(actor, id) {
      return toSubmission(db, requireOwn(actor, isRowId(id) ? await findSubmission(db, id) : undefined));
    },

    async save(actor, studioId, changes) {
      const studio = requireOwnStudio(actor, studioId);
      return db.transaction().execute((trx) => saveAll(trx, { actor, studio, at: clock.now() }, changes));
    },

    submit: (actor, id, { version, note }) =>
      withOwn(actor, id, async (trx, row) => {
        requireSubmissionVersion(row, version);
        await requireSellingStudio(trx, row.studio_id);
        const errors = problemsOf(row);
        if (errors.length > 0) throw new Problem('validation_failed', { errors });
        const at = clock.now();
        const risk = reviewRisk(row, await isFirstOfStudio(trx, row.studio_id));
        const change = { submitted_at: at, answer_due_at: answerDueAt(at), risk };
        const step = { to: 'submitted', actorId: actor.id, at, note: note === '' ? null : note } as const;
        return takeSubmissionStep(trx, row, { ...step, change });
      }),

    async picture(actor, file) {
      const bytes = await submissionPictures.read(file);
      const studio = bytes && (await findStudioOfPicture(db, file));
      if (!bytes || !studio || !worksIn(actor, studio)) throw new Problem('not_found');
      return bytes;
    },

    withdraw: (actor, id) =>
      withOwn(actor, id, (trx, row) =>
        takeSubmissionStep(trx, row, { to: 'withdrawn', actorId: actor.id, at: clock.now() }),
      ),
  };
}

interface SavingAll {
  readonly actor: Actor;
  readonly studio: number;
  readonly at: Date;
}

async function saveAll(
  trx: Trx,
  { actor, studio, at }: SavingAll,
  changes: readonly SubmissionChange[],
): Promise<SubmissionOutcomesDto> {
  const ids = [...new Set(changes.map(({ id }) => id).filter(isRowId))];
  const locked = ids.length === 0 ? [] : await lockSubmissions(trx, ids);
  const rows = new Map(locked.filter((row) => row.studio_id === studio).map((row) => [row.id, row]));
  const categories = await findMenuCategories(trx, categoriesNamedBy(changes));
  const answers: Array<SubmissionRow | Problem> = [];
  for (const change of changes) {
    try {
      const after = await changed(trx, { actor, at, row: rows.get(change.id), change, categories });
      // A second change of the same submission builds on the first.
      rows.set(after.id, after);
      answers.push(after);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      answers.push(error);
    }
  }
  const saved = await toSubmissions(
    trx,
    answers.filter((answer) => !(answer instanceof Problem)),
  );
  const outcomes = answers.map((answer, index) => {
    const id = changes[index]?.id ?? '';
    return answer instanceof Problem
      ? { id, submission: null, refusal: refusalOf(answer) }
      : { id, submission: saved.shift() ?? null, refusal: null };
  });
  return { outcomes };
}

interface Saving {
  readonly actor: Actor;
  readonly at: Date;
  readonly row: SubmissionRow | undefined;
  readonly change: SubmissionChange;
  /** The named menu categories, with their parents. */
  readonly categories: ReadonlyMap<number, number | null>;
}

/** Applies a change; a new layout requires a new check. */
async function changed(trx: Trx, { actor, at, row, change, categories }: Saving): Promise<SubmissionRow> {
  if (!row) throw new Problem('not_found');
  if (!isEditableSubmission(row.status)) throw new Problem('illegal_transition');
  requireSubmissionVersion(row, change.version);
  const saved = { ...changeOf(row, change, categories), version: row.version + 1, changed_at: at };
  const isLaidAnew = change.repeatLayout !== undefined && change.repeatLayout !== row.repeat_layout;
  if (!isLaidAnew) return updateSubmission(trx, row.id, saved);
  await addJob(trx, checkSubmissionJob, { id: row.id });
  if (row.status === 'checking' || row.status === 'draft') return updateSubmission(trx, row.id, saved);
  return takeSubmissionStep(trx, row, { to: 'checking', actorId: actor.id, at, change: saved });
}

function requireOwn(actor: Actor, row: SubmissionRow | undefined): SubmissionRow {
  if (!row || !worksIn(actor, row.studio_id)) throw new Problem('not_found');
  return row;
}

function worksIn(actor: Actor, studioId: number): boolean {
  return can(actor, 'studio.upload', { kind: 'studio', id: String(studioId) });
}

function requireOwnStudio(actor: Actor, studioId: string): number {
  const studio = studioNumber(studioId);
  if (studio === undefined || !worksIn(actor, studio)) throw new Problem('not_found');
  return studio;
}

function categoriesNamedBy(changes: readonly SubmissionChange[]): number[] {
  const named = changes.flatMap(({ categoryId, subcategoryId }) => [categoryId, subcategoryId]);
  return [...new Set(named.flatMap((id) => (typeof id === 'string' ? [Number(id)] : [])))];
}

function refusalOf(problem: Problem) {
  const { code, message, details } = problem;
  return { code, message, ...(details.errors && { errors: [...details.errors] }), ...details.data };
}
