import { answerDueAt, can, type Actor } from '@halfdrop/domain';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { isRowId } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PictureFolder } from '../../platform/files/picture-folder.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { publishSubmission, type PublishingShop } from '../publish-submission.ts';
import { toSubmission } from '../submission-view.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import {
  isSubmissionPicture,
  lockSubmission,
  updateSubmission,
  type SubmissionRow,
} from '../submissions.repository.ts';
import { requireSubmissionVersion, takeSubmissionStep } from '../take-submission-step.ts';
import { dispatch, toReview } from './dispatch-review.ts';
import { endBeforeDisk, lockHeldWave, untilOnDisk } from './review-queue.repository.ts';
import type { DispatchDto, ReviewDto, VerdictInput } from './review.contract.ts';
import { recordReview } from './record-review.ts';
import { sendVerdict } from './send-verdict.ts';
import { verdictMailJob } from './verdict-mail.ts';
import { insertVerdict } from './verdicts.repository.ts';

/** Review operations for reviewers, and appeals for designers. */
export interface ReviewService {
  /** Returns the reviewer's current submission, or the first due. No two reviewers get the same. */
  next(reviewer: AuditAuthor): Promise<DispatchDto>;
  /** @throws not_found, and illegal_transition if it is not assigned to this reviewer, as do the next two methods */
  keep(reviewer: AuditAuthor, id: string): Promise<ReviewDto>;
  /** Returns it and its wave to the queue, and returns the reviewer's next submission. */
  skip(reviewer: AuditAuthor, id: string): Promise<DispatchDto>;
  /** Returns the image of a submission. @throws not_found */
  picture(file: string): Promise<Uint8Array>;
  /** @throws validation_failed for a refusal without a reason or note, version_conflict */
  decide(reviewer: AuditAuthor, id: string, verdict: VerdictInput): Promise<SubmissionDto>;
  /** @throws not_found, illegal_transition if it was not refused or was already appealed */
  appeal(designer: Actor, id: string, words: string): Promise<SubmissionDto>;
}

interface ReviewNeeds extends Pick<Foundation, 'db' | 'clock'>, PublishingShop {
  readonly submissionPictures: PictureFolder;
  readonly audit: Audit;
}

/** Creates the service. */
export function createReviewService(shop: ReviewNeeds): ReviewService {
  const { db, clock } = shop;

  const next = (by: AuditAuthor) => inTransaction(db, (trx) => dispatch(trx, shop, by));

  function withHeld<Answer>(
    { userId: reviewerId }: AuditAuthor,
    id: string,
    work: (trx: Trx, row: SubmissionRow) => Promise<Answer>,
  ): Promise<Answer> {
    return inTransaction(db, async (trx) => {
      const row = isRowId(id) ? await lockSubmission(trx, id) : undefined;
      if (!row) throw new Problem('not_found');
      if (row.reviewer_id !== reviewerId) throw new Problem('illegal_transition');
      return work(trx, row);
    });
  }

  return {
    next,

    keep: (reviewer, id) =>
      withHeld(reviewer, id, async (trx, row) => {
        const change = { reviewer_seen_at: clock.now() };
        for (const each of await lockHeldWave(trx, row)) await updateSubmission(trx, each.id, change);
        return toReview(trx, await updateSubmission(trx, row.id, change));
      }),

    async skip(reviewer, id) {
      await withHeld(reviewer, id, async (trx, row) => {
        for (const each of [row, ...(await lockHeldWave(trx, row))]) await skipped(trx, each, { shop, by: reviewer });
      });
      return next(reviewer);
    },

    picture: (file) => readPicture(shop, file),

    async decide(reviewer, id, verdict) {
      const after = await withHeld(reviewer, id, async (trx, row) => {
        await endBeforeDisk(trx);
        return decided(trx, row, { shop, verdict, by: reviewer });
      });
      await untilOnDisk(db);
      return after;
    },

    appeal: (designer, id, words) =>
      db.transaction().execute(async (trx) => {
        const row = isRowId(id) ? await lockSubmission(trx, id) : undefined;
        return toSubmission(trx, await appealed(trx, row, { designer, words, at: clock.now() }));
      }),
  };
}

interface Skip {
  readonly shop: ReviewNeeds;
  readonly by: AuditAuthor;
}

/** Returns a locked submission to the queue. */
async function skipped(trx: Trx, row: SubmissionRow, { shop: { clock, audit }, by }: Skip): Promise<void> {
  const { userId: actorId } = by;
  const change = { ...LEFT, skipped_by: [...row.skipped_by, actorId] };
  const after =
    row.status === 'appealed'
      ? await updateSubmission(trx, row.id, change)
      : await takeSubmissionStep(trx, row, { to: 'submitted', actorId, at: clock.now(), change });
  await recordReview(audit, trx, { by, before: row, after, why: 'skipped' });
}

async function readPicture({ db, submissionPictures }: ReviewNeeds, file: string): Promise<Uint8Array> {
  const bytes = (await isSubmissionPicture(db, file)) ? await submissionPictures.read(file) : undefined;
  if (!bytes) throw new Problem('not_found');
  return bytes;
}

/** Columns of an unassigned submission. */
const LEFT = { reviewer_id: null, reviewer_seen_at: null } as const;

interface Decision {
  readonly shop: ReviewNeeds;
  readonly verdict: VerdictInput;
  readonly by: AuditAuthor;
}

/** Ends the review of a locked submission. */
async function decided(trx: Trx, row: SubmissionRow, { shop, verdict: given, by }: Decision) {
  const { version, verdict, reasons, note } = given;
  requireSubmissionVersion(row, version);
  if (verdict !== 'approved') requireReasons(given);
  const at = shop.clock.now();
  const step = { to: verdict, actorId: by.userId, at, note: note === '' ? null : note };
  const after = await takeSubmissionStep(trx, row, { ...step, change: { ...LEFT, skipped_by: [] } });
  const verdictId = await insertVerdict(trx, {
    submission_id: row.id,
    verdict,
    reviewer_id: by.userId,
    reasons: JSON.stringify(reasons),
    note,
    picture: row.picture,
    decided_at: at,
  });
  await sendVerdict(trx, row, { id: verdictId, verdict, at });
  await addJob(trx, verdictMailJob, { id: row.id });
  const ended =
    verdict === 'approved'
      ? await updateSubmission(trx, row.id, { asset_id: await publishSubmission(trx, shop, after, at) })
      : after;
  const answer = await toSubmission(trx, ended);
  await recordReview(shop.audit, trx, {
    by,
    before: row,
    after: ended,
    why: reasons.map(({ code }) => code).join(', '),
  });
  return answer;
}

interface Appeal {
  readonly designer: Actor;
  readonly words: string;
  readonly at: Date;
}

async function appealed(trx: Trx, row: SubmissionRow | undefined, { designer, words, at }: Appeal) {
  if (!row || !can(designer, 'studio.upload', { kind: 'studio', id: String(row.studio_id) })) {
    throw new Problem('not_found');
  }
  if (row.appeal !== null) throw new Problem('illegal_transition');
  const change = { appeal: words, answer_due_at: answerDueAt(at), skipped_by: [] };
  return takeSubmissionStep(trx, row, { to: 'appealed', actorId: designer.id, at, note: words, change });
}

function requireReasons({ reasons, note }: Pick<VerdictInput, 'reasons' | 'note'>): void {
  const errors = [
    ...(reasons.length === 0 ? [{ path: 'reasons', message: 'Choose at least one reason' }] : []),
    ...(note === '' ? [{ path: 'note', message: 'Say what to do' }] : []),
  ];
  if (errors.length > 0) throw new Problem('validation_failed', { errors });
}
