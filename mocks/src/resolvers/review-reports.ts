import { ReasonField, ReportNoteField } from '@halfdrop/domain';
import type { MockAsset } from '../factories/asset.ts';
import { type DeskReview, receivedReport, reportedReview } from '../factories/reported-review.ts';
import type {
  HiddenReview,
  MutationResolvers,
  QueryResolvers,
  ReceivedReport,
  ReportedReviewSort,
  ReportVerdict,
  Review,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound } from '../user-errors.ts';

const now = '2026-11-25T09:00:00.000Z';

/** The reports of a review. */
interface Case {
  readonly reports: ReceivedReport[];
  readonly hidden: HiddenReview | null;
}

/** Returns the initial cases: two reviews await a decision, one of them with two reports; a third is hidden. */
function startingCases(): Map<string, Case> {
  return new Map([
    ['review-1', { reports: [receivedReport('report-1')], hidden: null }],
    [
      'review-4',
      {
        reports: [
          receivedReport('report-2', { reason: 'OFFENSIVE', note: '', reportedAt: '2026-11-21T09:00:00.000Z' }),
          receivedReport('report-3', { reason: 'OFF_TOPIC', note: 'It is about the weather.' }),
        ],
        hidden: null,
      },
    ],
    [
      'review-6',
      {
        reports: [receivedReport('report-4', { verdict: 'HIDDEN' })],
        hidden: { reason: 'An advertisement.', hiddenAt: '2026-11-23T09:00:00.000Z' },
      },
    ],
  ]);
}

const counted = ({ reportCount }: DeskReview) => reportCount;
const since = ({ oldestReportAt }: DeskReview) => Date.parse(oldestReportAt ?? now);
const orders: Readonly<Record<ReportedReviewSort, (one: DeskReview, other: DeskReview) => number>> = {
  REPORTS: (one, other) => counted(one) - counted(other),
  REPORTS_DESC: (one, other) => counted(other) - counted(one),
  WAITING: (one, other) => since(one) - since(other),
  WAITING_DESC: (one, other) => since(other) - since(one),
};
const views = {
  ALL: () => true,
  HIDDEN: ({ isHidden }: DeskReview) => isHidden,
  WAITING: (review: DeskReview) => counted(review) > 0,
} as const;

type Decide = (known: Case, reason: string) => Case | null;

const settled = (reports: readonly ReceivedReport[], verdict: ReportVerdict) =>
  reports.map((report) => (report.verdict ? report : { ...report, verdict }));
const decisions = {
  hide: ({ reports, hidden }, reason) =>
    hidden ? null : { reports: settled(reports, 'HIDDEN'), hidden: { reason, hiddenAt: now } },
  keep: ({ reports, hidden }) =>
    reports.every(({ verdict }) => verdict) ? null : { reports: settled(reports, 'KEPT'), hidden },
  show: ({ reports, hidden }) =>
    hidden ? { reports: reports.map((report) => ({ ...report, verdict: 'KEPT' })), hidden: null } : null,
} as const satisfies Readonly<Record<string, Decide>>;

/** Resolvers of review reports; `reviewsOf` returns the reviews of a pattern, hidden or not. */
export function reviewReports(shop: Shop, reviewsOf: (assetId: string) => readonly Review[]) {
  const cases = startingCases();
  const found = (): Array<readonly [Review, MockAsset]> =>
    shop.catalog.flatMap(({ asset }) => reviewsOf(asset.id).map((review) => [review, asset] as const));
  const reported = (): DeskReview[] =>
    found().flatMap(([review, asset]) => {
      const known = cases.get(review.id);
      return known ? [reportedReview(review, asset, known)] : [];
    });
  const one = (id: string) => reported().find((review) => review.id === id) ?? null;
  const decide = (context: MockContext, { reviewId, reason }: { reviewId: string; reason: string }, by: Decide) => {
    shop.demand(context, 'review.moderate');
    const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
    if (errors.length > 0) return { review: null, errors };
    const known = cases.get(reviewId);
    if (!known) return { review: null, errors: [notFound('reviewId')] };
    const decided = by(known, reason);
    if (!decided) return { review: null, errors: [illegalTransition] };
    cases.set(reviewId, decided);
    return { review: one(reviewId), errors };
  };

  const queries: QueryResolvers = {
    reportedReviews: (_root, { view, sort, page, limit }, context) => {
      shop.demand(context, 'review.moderate');
      const listed = reported().filter(views[view ?? 'WAITING']);
      return paged(listed.toSorted(orders[sort ?? 'WAITING']), page ?? 1, limit ?? 24);
    },
    reportedReview: (_root, { id }, context) => {
      shop.demand(context, 'review.moderate');
      return one(id);
    },
  };
  const mutations: MutationResolvers = {
    reportReview: (_root, { input: { reviewId, reason, note = '' } }, context) => {
      const { user } = signedIn(shop, context);
      const errors = brokenRules([fieldRule('note', ReportNoteField, note)]);
      if (errors.length > 0) return { report: null, errors };
      if (!found().some(([review]) => review.id === reviewId)) return { report: null, errors: [notFound('reviewId')] };
      const { reports, hidden } = cases.get(reviewId) ?? { reports: [], hidden: null };
      if (reports.some((report) => report.reason === reason && report.verdict === 'KEPT')) {
        const message = 'We have checked this review for that reason and decided to keep it.';
        return { report: null, errors: [{ ...illegalTransition, message }] };
      }
      const id = `report-of-${user.id}-${reason}`;
      const received = receivedReport(id, { reason, note, reporterName: user.name, reportedAt: now });
      cases.set(reviewId, { reports: [received, ...reports.filter((report) => report.id !== id)], hidden });
      return { report: { reviewId, reason, note }, errors };
    },
    hideReview: (_root, { input }, context) => decide(context, input, decisions.hide),
    keepReview: (_root, { input }, context) => decide(context, input, decisions.keep),
    showReview: (_root, { input }, context) => decide(context, input, decisions.show),
  };
  return { isHidden: (id: string) => Boolean(cases.get(id)?.hidden), queries, mutations };
}
