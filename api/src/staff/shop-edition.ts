import type { StaffAction } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import { findLastShown } from './audit.repository.ts';

/** Which of the staff's work everybody sees on pages of the shop. */
const isShown: Readonly<Record<StaffAction, boolean>> = {
  'order.inspect': false,
  'order.refund': false,
  'subscription.inspect': false,
  'subscription.correct': false,
  'subscription.refund': false,
  // Reviewers leave a line with each look at what waits: of theirs, approvals alone are seen.
  'submission.review': false,
  'application.decide': false,
  'staff.manage': false,
  'price.manage': true,
  'plan.manage': true,
  'coupon.manage': false,
  'catalog.manage': true,
  'takedown.decide': true,
  'content.edit': true,
  'newsletter.manage': false,
  'ticket.answer': false,
  'review.moderate': true,
  'order.resend': false,
  'person.inspect': false,
  'person.help': false,
  'person.block': false,
  'person.impersonate': false,
  'person.export': false,
  'person.erase': false,
  'studios.manage': true,
  'studios.close': true,
  'rates.announce': true,
  'search.manage': true,
  'money.inspect': false,
  'system.manage': false,
  'audit.read': false,
  'shop.overview': false,
};
const shown = Object.entries(isShown).flatMap(([action, isSeen]) => (isSeen ? [action] : []));

/** Another text after each change by the staff that pages of the shop show. */
export async function readShopEdition(db: Db): Promise<string> {
  return (await findLastShown(db, shown)) ?? '0';
}
