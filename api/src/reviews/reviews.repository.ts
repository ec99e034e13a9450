import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** A stored review with the name of who wrote it. */
export interface ReviewRow {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  readonly text: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function withAuthor(db: DbOrTrx, assetId: string) {
  return db
    .selectFrom('reviews_shown as review')
    .innerJoin('account_person_view as author', 'author.id', 'review.user_id')
    .select(['review.id', 'author.name', 'review.stars', 'review.text', 'review.created_at', 'review.updated_at'])
    .where('review.asset_id', '=', assetId);
}

/** One page of what is said of an asset by those who hold it, newest first. */
export function findReviews(db: DbOrTrx, assetId: string, page: number, limit: number): Promise<ReviewRow[]> {
  return withAuthor(db, assetId)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

/** What one person says of an asset, while they hold it. */
export function findReviewOf(db: DbOrTrx, assetId: string, userId: string): Promise<ReviewRow | undefined> {
  return withAuthor(db, assetId).where('review.user_id', '=', userId).executeTakeFirst();
}

/** How often each number of stars was given to an asset by those who hold it. */
export async function countStars(db: DbOrTrx, assetId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('reviews_shown')
    .select(['stars', sql<number>`count(*)::int`.as('count')])
    .where('asset_id', '=', assetId)
    .groupBy('stars')
    .execute();
  return new Map(rows.map(({ stars, count }) => [stars, count]));
}

/** Those of some assets that somebody has reviewed, shown or not, in the order in which all lock them. */
export async function findReviewed(
  db: DbOrTrx,
  { userId, assetIds }: { readonly userId: string; readonly assetIds: readonly string[] },
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const rows = await db
    .selectFrom('reviews_review')
    .select('asset_id')
    .where('user_id', '=', userId)
    .where('asset_id', 'in', assetIds)
    .orderBy('asset_id')
    .execute();
  return rows.map((row) => row.asset_id);
}

/** Writes the review of one person, in place of what they wrote before. */
export async function writeReview(
  trx: Trx,
  review: { readonly assetId: string; readonly userId: string; readonly stars: number; readonly text: string },
  now: Date,
): Promise<void> {
  const { assetId, userId, stars, text } = review;
  await trx
    .insertInto('reviews_review')
    .values({ asset_id: assetId, user_id: userId, stars, text, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['asset_id', 'user_id']).doUpdateSet({ stars, text, updated_at: now }))
    .execute();
}
