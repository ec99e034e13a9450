import type { StaffAction } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import { findLastShown } from './audit.repository.ts';

/** Which staff actions are visible on public pages. */
const isShown: Readonly<Record<StaffAction, boolean>> = {
  'order.inspect': false,
  'order.refund': false,
  'subscription.inspect': false,
  'subscription.correct': false,
  'subscription.refund': false,
  // Reviewers leave a line for each view of a submission; only approvals are visible.
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

/** Returns a token that changes with each staff change visible on public pages. */
export async function readShopEdition(db: Db): Promise<string> {
  return (await findLastShown(db, shown)) ?? '0';
}
