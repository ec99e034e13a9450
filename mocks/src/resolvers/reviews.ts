import type { MutationResolvers, QueryResolvers, Review, ReviewSummary } from '../generated/resolvers.ts';
import { designers } from '../factories/designer.ts';
import { review } from '../factories/review.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { reviewAnswers } from './review-answers.ts';
import { reviewReports } from './review-reports.ts';
import { signedIn } from '../signed-in.ts';

const answered = {
  studio: designers[0]?.name ?? '',
  text: 'Thank you: we drew it for cloth.',
  answeredAt: '2026-11-21T09:00:00.000Z',
};

/**
 * State and resolvers of reviews and studio answers. Initially, pattern 2 has three reviews; pattern 4 has two, one of
 * them answered by its studio, the first one; pattern 6 has one hidden by the shop; all others have none.
 */
export function reviewState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const byAsset = new Map<string, Review[]>();
  const own = new Map<string, string>();
  const mailed = new Set<string>();
  const reviewsOf = (assetId: string) => {
    const known = byAsset.get(assetId) ?? startOf(assetId);
    byAsset.set(assetId, known);
    return known;
  };
  const answers = reviewAnswers(shop, reviewsOf);
  const reports = reviewReports(shop, reviewsOf);

  return {
    queries: {
      ...answers.queries,
      ...reports.queries,
      reviews: (_root, { assetId, page, limit }, context) => {
        if (!shop.catalog.some(({ asset }) => asset.id === assetId)) return null;
        const all = reviewsOf(assetId);
        const shown = all.filter(({ id }) => !reports.isHidden(id));
        const account = shop.viewer(context);
        const ownId = account && own.get(`${account.user.id} ${assetId}`);
        return {
          ...paged(shown, page ?? 1, limit ?? 5),
          summary: summaryOf(shown),
          viewerReview: all.find(({ id }) => ownId === id) ?? null,
          viewerHasHiddenReview: ownId ? reports.isHidden(ownId) : null,
          viewerHasAnswerMail:
            account && own.has(`${account.user.id} ${assetId}`) ? mailed.has(`${account.user.id} ${assetId}`) : null,
          viewerCanReview: account && account.entitlements.some((held) => held.asset?.id === assetId),
        };
      },
    },
    mutations: {
      ...answers.mutations,
      ...reports.mutations,
      writeReview: (_root, { input: { assetId, stars, text, hasAnswerMail } }, context) => {
        const account = signedIn(shop, context);
        if (text.trim() === '') {
          const errors = [{ __typename: 'ValidationError' as const, message: 'Review is required', path: ['text'] }];
          return { review: null, errors };
        }
        const key = `${account.user.id} ${assetId}`;
        const written = review(0, { id: own.get(key) ?? `review-of-${key}`, author: 'Ada W.', stars, text });
        own.set(key, written.id);
        if (hasAnswerMail) mailed.add(key);
        else mailed.delete(key);
        byAsset.set(assetId, [written, ...reviewsOf(assetId).filter(({ id }) => id !== written.id)]);
        return { review: written, errors: [] };
      },
    },
  };
}

function summaryOf(reviews: readonly Review[]): ReviewSummary {
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
  return {
    mean: reviews.length === 0 ? null : Math.round((total / reviews.length) * 10) / 10,
    count: reviews.length,
    byStars: [1, 2, 3, 4, 5].map((number) => reviews.filter(({ stars }) => stars === number).length),
  };
}

/** Returns the initial reviews of a pattern. */
function startOf(assetId: string): Review[] {
  if (assetId === 'asset-6') return [review(6)];
  if (assetId === 'asset-2') return [review(1), review(2), review(3)];
  return assetId === 'asset-4' ? [review(4), review(5, { answer: answered })] : [];
}
