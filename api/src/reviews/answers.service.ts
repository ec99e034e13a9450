import { can, type Actor } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { requireStudio } from '../studios/require-studio.ts';
import { answerMail, answerMailJob } from './answer-mail.ts';
import type { StudioReviewPageDto, WantedReviews } from './answers.contract.ts';
import {
  countUnanswered,
  findAnswerToMail,
  findShownReview,
  recordAnswerMailed,
  readStudioReviews,
  removeAnswer,
  writeAnswer,
} from './answers.repository.ts';
import { reviewDto } from './review-dto.ts';
import type { ReviewDto } from './reviews.contract.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** Answers of studios to reviews of their patterns. Reviews of other studios' patterns are reported as not found. */
export interface ReviewAnswerService {
  /** @throws not_found, as do all other methods */
  ofStudio(actor: Actor, studioId: string, wanted: WantedReviews): Promise<StudioReviewPageDto>;
  /** Adds or replaces the answer to a review. */
  answer(actor: Actor, reviewId: string, text: string): Promise<ReviewDto>;
  /** Deletes the answer, if there is one. */
  removeAnswer(actor: Actor, reviewId: string): Promise<ReviewDto>;
  readonly jobs: JobHandlers;
}

const MailJobSchema = v.object({ reviewId: v.string() });

interface AnswerNeeds extends Pick<Foundation, 'db' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly mailTexts: MailTexts;
}

/** Creates the service. */
export function createReviewAnswerService({
  db,
  clock,
  mailer,
  mailTexts,
  publicUrl,
}: AnswerNeeds): ReviewAnswerService {
  /** Changes the answer to a review and returns the updated review. */
  function change(actor: Actor, reviewId: string, work: (trx: Trx) => Promise<void>): Promise<ReviewDto> {
    return db.transaction().execute(async (trx) => {
      await requireOwn(trx, actor, reviewId);
      await work(trx);
      return reviewDto(await requireOwn(trx, actor, reviewId));
    });
  }

  return {
    async ofStudio(actor, id, wanted) {
      const studioId = requireStudio(actor, 'studio.answer', id);
      const [{ rows, pagination }, unansweredCount] = await Promise.all([
        readStudioReviews(db, studioId, wanted),
        countUnanswered(db, studioId),
      ]);
      const reviews = rows.map((row) => ({ review: reviewDto(row), assetId: row.asset_id, title: row.title }));
      return { reviews, pagination, unansweredCount };
    },

    answer: (actor, reviewId, text) =>
      change(actor, reviewId, async (trx) => {
        await writeAnswer(trx, { reviewId, authorId: actor.id, text }, clock.now());
        await addJob(trx, answerMailJob, { reviewId });
      }),

    removeAnswer: (actor, reviewId) => change(actor, reviewId, (trx) => removeAnswer(trx, reviewId)),

    jobs: {
      [answerMailJob]: async (payload) => {
        const found = await findAnswerToMail(db, v.parse(MailJobSchema, payload).reviewId);
        if (!found) return;
        await mailer.send(await answerMail(mailTexts, found, publicUrl));
        await recordAnswerMailed(db, found.id, clock.now());
      },
    },
  };
}

/** Returns a review of a pattern of the actor's studio. */
async function requireOwn(reader: DbOrTrx, actor: Actor, id: string): Promise<ReviewRow> {
  const row = isRowId(id) ? await findShownReview(reader, id) : undefined;
  if (!row || !can(actor, 'studio.answer', { kind: 'studio', id: String(row.studio_id) })) {
    throw new Problem('not_found');
  }
  return row;
}
