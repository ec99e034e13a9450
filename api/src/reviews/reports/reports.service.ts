import type { ReportedReviewSort, ReportedReviewView } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../../content/mails/mail-texts.ts';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { isRowId } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newId } from '../../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { findShownReview } from '../answers.repository.ts';
import { type RatingStore, summaryOf } from '../review-ratings.ts';
import { countStars } from '../reviews.repository.ts';
import { decisionMail, decisionMailJob, DecisionMailPayload } from './decision-mail.ts';
import { toReportedReview, toSummary } from './report-view.ts';
import type { ReportedReviewDto, ReportedReviewPageDto, ReportWords, ReviewReportDto } from './reports.contract.ts';
import {
  findReportedReview,
  findReports,
  findToldAuthor,
  findReportedReviews,
  hideReview,
  insertReport,
  isKeptAgainst,
  type ReportedReviewRow,
  settleReports,
  showReview,
} from './reports.repository.ts';
import { readReportedIds } from './reported-list.repository.ts';

/** Maximum reports per user and day; more suggests abuse. */
const REPORTS_A_DAY = 20;

interface WantedReports {
  readonly view: ReportedReviewView;
  readonly sort: ReportedReviewSort;
  readonly page: number;
  readonly limit: number;
}

/** Reports of reviews, and decisions on them by staff. */
export interface ReviewReportService {
  /** @throws not_found, illegal_transition if it was already kept despite this reason, rate_limited */
  report(reporterId: string, reviewId: string, words: ReportWords): Promise<ReviewReportDto>;
  list(wanted: WantedReports): Promise<ReportedReviewPageDto>;
  /** @throws not_found, as do all decisions */
  one(reviewId: string): Promise<ReportedReviewDto>;
  /** @throws illegal_transition if it is hidden */
  hide(by: AuditAuthor, reviewId: string, reason: string): Promise<ReportedReviewDto>;
  /** @throws illegal_transition if no report is pending */
  keep(by: AuditAuthor, reviewId: string, reason: string): Promise<ReportedReviewDto>;
  /** @throws illegal_transition if it is not hidden */
  show(by: AuditAuthor, reviewId: string, reason: string): Promise<ReportedReviewDto>;
  readonly jobs: JobHandlers;
}

interface ReportNeeds extends Pick<
  Foundation,
  'db' | 'callLimits' | 'clock' | 'mailer' | 'publicUrl' | 'supportEmail'
> {
  readonly audit: Audit;
  readonly catalog: RatingStore;
  readonly mailTexts: MailTexts;
}

/** Creates the service. */
export function createReviewReportService(shop: ReportNeeds): ReviewReportService {
  return { ...reporting(shop), ...decisions(shop), jobs: mails(shop) };
}

function reporting({ db, callLimits, clock }: ReportNeeds): Pick<ReviewReportService, 'report' | 'list' | 'one'> {
  const reportsOfPerson = callLimits('review-reports', REPORTS_A_DAY, 86_400);
  return {
    async report(reporterId, reviewId, { reason, note }) {
      await reportsOfPerson.spend(reporterId);
      if (!isRowId(reviewId) || !(await findShownReview(db, reviewId))) throw unknown();
      if (await isKeptAgainst(db, reviewId, reason)) {
        throw new Problem('illegal_transition', {
          message: 'We have checked this review for that reason and decided to keep it.',
        });
      }
      await insertReport(db, { reviewId, reporterId, reason, note }, clock.now());
      return { reviewId, reason, note };
    },

    async list({ view, sort, ...wanted }) {
      const { ids, pagination } = await readReportedIds(db, view, sort, wanted);
      return { reviews: (await findReportedReviews(db, ids)).map(toSummary), pagination };
    },

    one: (reviewId) => reportedNow(db, reviewId),
  };
}

function decisions({ db, clock, audit, catalog }: ReportNeeds): Pick<ReviewReportService, 'hide' | 'keep' | 'show'> {
  /** Decides on a reported review and returns its updated state. */
  function decide(
    by: AuditAuthor,
    { reviewId, reason: why }: { readonly reviewId: string; readonly reason: string },
    change: (trx: Trx, row: ReportedReviewRow) => Promise<void>,
  ): Promise<ReportedReviewDto> {
    return inTransaction(db, async (trx) => {
      const row = isRowId(reviewId) ? await findReportedReview(trx, reviewId) : undefined;
      if (!row) throw unknown();
      await change(trx, row);
      const review = await reportedNow(trx, reviewId);
      await audit.record(trx, {
        by,
        action: 'review.moderate',
        subject: { kind: 'review', id: reviewId },
        before: { isHidden: row.hidden_at !== null, reportCount: row.report_count ?? 0 },
        after: { isHidden: review.isHidden, reportCount: review.reportCount },
        why,
      });
      return review;
    });
  }

  /** Hides or shows a review, serialized with all other changes to the rating of its pattern. */
  async function rate(
    trx: Trx,
    { id, asset_id: assetId }: ReportedReviewRow,
    news: 'hidden' | 'shown',
    reason: string,
  ) {
    const now = clock.now();
    await catalog.rate(trx, assetId, async () => {
      const isChanged = news === 'hidden' ? await hideReview(trx, id, reason, now) : await showReview(trx, id, now);
      if (!isChanged) {
        throw new Problem('illegal_transition', {
          message: news === 'hidden' ? 'It is hidden already.' : 'It is not hidden.',
        });
      }
      return summaryOf(await countStars(trx, assetId));
    });
    await addJob(trx, decisionMailJob, { id: newId(), reviewId: id, news, reason });
  }

  return {
    hide: (by, reviewId, reason) =>
      decide(by, { reviewId, reason }, async (trx, row) => {
        await rate(trx, row, 'hidden', reason);
        await settleReports(trx, reviewId, 'hidden', clock.now());
      }),
    keep: (by, reviewId, reason) =>
      decide(by, { reviewId, reason }, async (trx) => {
        if ((await settleReports(trx, reviewId, 'kept', clock.now())) === 0) {
          throw new Problem('illegal_transition', { message: 'It has no report awaiting a decision.' });
        }
      }),
    show: (by, reviewId, reason) => decide(by, { reviewId, reason }, (trx, row) => rate(trx, row, 'shown', reason)),
  };
}

function mails({ db, mailer, mailTexts, publicUrl, supportEmail }: ReportNeeds): JobHandlers {
  return {
    [decisionMailJob]: async (payload) => {
      const { reviewId, ...decision } = v.parse(DecisionMailPayload, payload);
      const author = await findToldAuthor(db, reviewId);
      if (!author) return;
      await mailer.send(await decisionMail(mailTexts, { ...decision, ...author, publicUrl, supportEmail }));
    },
  };
}

/** @throws not_found */
async function reportedNow(reader: DbOrTrx, reviewId: string): Promise<ReportedReviewDto> {
  const row = isRowId(reviewId) ? await findReportedReview(reader, reviewId) : undefined;
  if (!row) throw unknown();
  return toReportedReview(row, await findReports(reader, reviewId));
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no such review.' });
}
