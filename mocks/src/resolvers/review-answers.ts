import { can } from '@halfdrop/domain';
import { forbidden } from '../failures.ts';
import type { MutationResolvers, QueryResolvers, Review } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound } from '../user-errors.ts';

/** The time at which answers in the mocked shop are written. */
const ANSWER_NOW = '2026-11-24T09:00:00.000Z';

const isOpen = ({ review }: { readonly review: Review }) => review.answer === null;

/** Resolvers of review answers; `reviewsOf` returns the reviews of a pattern, which are modified in place. */
export function reviewAnswers(
  shop: Shop,
  reviewsOf: (assetId: string) => Review[],
): { queries: QueryResolvers; mutations: MutationResolvers } {
  /** Returns the reviews of patterns of the studios a person works in. */
  function ofMember(context: MockContext) {
    const { user } = signedIn(shop, context);
    if (!can(user, 'studio.answer')) throw forbidden();
    return shop.catalog
      .filter(({ asset }) => can(user, 'studio.answer', { kind: 'studio', id: asset.designer.id }))
      .flatMap(({ asset }) => reviewsOf(asset.id).map((review) => ({ review, asset, title: asset.title })));
  }

  function answer(context: MockContext, reviewId: string, text: string | null) {
    const found = ofMember(context).find(({ review }) => review.id === reviewId);
    if (!found) return { review: null, errors: [notFound('reviewId')] };
    const { review, asset } = found;
    const answeredAt = review.answer?.answeredAt ?? ANSWER_NOW;
    const changed = { ...review, answer: text === null ? null : { studio: asset.designer.name, text, answeredAt } };
    const all = reviewsOf(asset.id);
    all.splice(all.indexOf(review), 1, changed);
    return { review: changed, errors: [] };
  }

  return {
    queries: {
      studioReviews: (_root, { studioId, isAnswered, page, limit }, context) => {
        const all = ofMember(context);
        if (!can(signedIn(shop, context).user, 'studio.answer', { kind: 'studio', id: studioId })) return null;
        const asked = all.filter((each) => typeof isAnswered !== 'boolean' || isOpen(each) !== isAnswered);
        return { ...paged(asked, page ?? 1, limit ?? 20), unansweredCount: all.filter(isOpen).length };
      },
    },
    mutations: {
      answerReview: (_root, { input: { reviewId, text } }, context) => {
        const broken = brokenRules([[text.trim() !== '', 'text', 'Answer is required']]);
        return broken.length > 0 ? { review: null, errors: broken } : answer(context, reviewId, text.trim());
      },
      removeReviewAnswer: (_root, { input: { reviewId } }, context) => answer(context, reviewId, null),
    },
  };
}
