import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { isRowId } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { reviewDto } from './review-dto.ts';
import { summaryOf, type RatingStore } from './review-ratings.ts';
import type { ReviewDto, ReviewPageDto, ReviewWords } from './reviews.contract.ts';
import { countStars, findReviewOf, findReviews, writeReview, type ReviewRow } from './reviews.repository.ts';

/** Catalog operations used by reviews. */
export interface RatedCatalog extends RatingStore {
  assetsByIds(ids: readonly string[], options?: { readonly db?: DbOrTrx }): Promise<ReadonlyMap<string, unknown>>;
}

/** Lookup of entitlements. */
interface HeldLicenses {
  /** Returns held licenses, each as `<asset id>:<license>`. */
  heldKeys(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Reviews of patterns by their owners. */
export interface ReviewService {
  /** Returns one page of reviews; `viewerId` is null for visitors. @throws not_found */
  page(assetId: string, page: number, limit: number, viewerId: string | null): Promise<ReviewPageDto>;
  /** Adds or replaces an owner's review. @throws not_found, forbidden if the user does not own the pattern */
  write(assetId: string, userId: string, words: ReviewWords): Promise<ReviewDto>;
}

interface ReviewDependencies extends Pick<Foundation, 'db' | 'clock'> {
  readonly catalog: RatedCatalog;
  readonly held: HeldLicenses;
}

/** Notifies the studio, once per review: a rewritten one is not new. */
function tellStudio(trx: Trx, { id, asset_id: assetId, title, studio_id: studioId, updated_at: at }: ReviewRow) {
  return postNotice(trx, { studioId, kind: 'review_written', subjectId: id, facts: { assetId, title }, at });
}

/** Creates the service. */
export function createReviewService({ db, clock, catalog, held }: ReviewDependencies): ReviewService {
  async function requireAsset(reader: DbOrTrx, assetId: string): Promise<void> {
    const found = isRowId(assetId) && (await catalog.assetsByIds([assetId], { db: reader })).has(assetId);
    if (!found) throw new Problem('not_found', { message: 'Product not found' });
  }

  async function owns(reader: DbOrTrx, userId: string, assetId: string): Promise<boolean> {
    return (await held.heldKeys(reader, userId, [assetId])).size > 0;
  }

  return {
    async page(assetId, page, limit, viewerId) {
      await requireAsset(db, assetId);
      const [rows, stars, own, canReview] = await Promise.all([
        findReviews(db, assetId, page, limit),
        countStars(db, assetId),
        viewerId === null ? undefined : findReviewOf(db, assetId, viewerId),
        viewerId === null ? null : owns(db, viewerId, assetId),
      ]);
      const summary = summaryOf(stars);
      return {
        reviews: rows.map(reviewDto),
        pagination: paginate(summary.count, page, limit),
        summary,
        own: own ? reviewDto(own) : null,
        isAnswerMailed: own?.is_answer_mailed ?? null,
        isOwnHidden: own ? own.hidden_at !== null : null,
        canReview,
      };
    },

    write(assetId, userId, words) {
      return db.transaction().execute(async (trx) => {
        await requireAsset(trx, assetId);
        if (!(await owns(trx, userId, assetId))) {
          throw new Problem('forbidden', { message: 'Only those who own this pattern can review it.' });
        }
        await catalog.rate(trx, assetId, async () => {
          await writeReview(trx, { assetId, userId, ...words }, clock.now());
          return summaryOf(await countStars(trx, assetId));
        });
        const review = await findReviewOf(trx, assetId, userId);
        if (!review) throw new Error('a review is gone in the transaction that wrote it');
        if (review.hidden_at === null) await tellStudio(trx, review);
        return reviewDto(review);
      });
    },
  };
}
