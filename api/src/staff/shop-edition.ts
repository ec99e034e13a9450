import type { StaffAction } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import { findLastPosition } from './audit.repository.ts';

/** What of the staff's work everybody sees on pages of the shop. */
const SHOWN: readonly StaffAction[] = [
  'catalog.manage',
  'content.edit',
  'price.manage',
  'rates.announce',
  'review.moderate',
  'search.manage',
  'studios.close',
  'submission.review',
];

/** Another text after each change by the staff that pages of the shop show. */
export async function readShopEdition(db: Db): Promise<string> {
  return (await findLastPosition(db, SHOWN)) ?? '0';
}
