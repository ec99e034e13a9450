import { MAX_PICKED_PATTERNS } from '@halfdrop/domain';
import type { Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findPicked, lockCollectionBySlug, replacePicked, updateCollection } from './collection-desk.repository.ts';

/** The editors' picks; its first pattern is shown at the top of the home page. */
const FEATURED_SLUG = 'featured';

/**
 * Adds a pattern to the front of the featured collection, or removes it.
 * @throws illegal_transition if that changes nothing, the collection is full, or it is not picked by hand
 */
export async function featurePattern(trx: Trx, assetId: string, isFeatured: boolean): Promise<void> {
  const collection = await lockCollectionBySlug(trx, FEATURED_SLUG);
  if (!collection || collection.rule !== null || collection.is_seasonal) {
    throw refused('The collection “featured” is not picked by hand.');
  }
  const picked = (await findPicked(trx, collection.id)).map(({ id }) => id);
  if (picked.includes(assetId) === isFeatured)
    throw refused(isFeatured ? 'It is featured already.' : 'It is not featured.');
  const others = picked.filter((id) => id !== assetId);
  if (isFeatured && others.length >= MAX_PICKED_PATTERNS) throw refused('No more patterns can be featured.');
  await replacePicked(trx, collection.id, isFeatured ? [assetId, ...others] : others);
  // Increments the version, so that anyone who has the collection open at its desk gets a version conflict.
  await updateCollection(trx, collection.id, collection);
}

function refused(message: string): Problem {
  return new Problem('illegal_transition', { message });
}
