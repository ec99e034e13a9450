import type { StaffAction } from '@halfdrop/domain';
import { formatMoney } from '#lib/money.ts';

const words: Readonly<Record<StaffAction, string>> = {
  'order.inspect': 'See an order',
  'order.refund': 'Refund an order',
  'order.resend': 'Send a receipt again',
  'subscription.inspect': 'See a subscription',
  'subscription.correct': 'Correct a subscription',
  'subscription.refund': 'Refund a subscription',
  'submission.review': 'Review a submission',
  'application.decide': 'Decide on an application',
  'staff.manage': 'Change roles of the staff',
  'price.manage': 'Change prices',
  'plan.manage': 'Change plans',
  'coupon.manage': 'Change coupons',
  'catalog.manage': 'Change the catalogue',
  'takedown.decide': 'Decide on a takedown',
  'content.edit': 'Edit content',
  'newsletter.manage': 'Send newsletters',
  'ticket.answer': 'Answer a ticket',
  'review.moderate': 'Moderate reviews',
  'person.inspect': 'See a person',
  'person.help': 'Help a person',
  'person.block': 'Block a person',
  'person.impersonate': 'See the shop as a person does',
  'person.export': 'Export people',
  'person.erase': 'Erase a person',
  'studios.manage': 'Change studios',
  'studios.close': 'Close a studio',
  'rates.announce': 'Announce rates',
  'search.manage': 'Change the search',
  'money.inspect': 'See the money',
  'system.manage': 'Run the system',
  'audit.read': 'Read the audit',
  'shop.overview': 'See the overview',
};

const isStaffAction = (name: string): name is StaffAction => Object.hasOwn(words, name);

/** What the staff may do, by name, each with what it is called. */
export const staffActions = Object.entries(words);

/** What an action is called; those that only others may do stand as they are named. */
export function actionWords(action: string): string {
  return isStaffAction(action) ? words[action] : action;
}

/** A field that changed, with what stands in it; amounts in cents are written as money. */
export function changeWords(field: string, value: string): string {
  return isCents(field) && /^-?\d{1,15}$/.test(value)
    ? formatMoney({ minorUnits: Number(value), currency: 'USD' })
    : value;
}

const isCents = (field: string) => /cents$/i.test(field);

/** What a field is called: `refundable` for `refundableCents`. */
export function fieldWords(field: string): string {
  return plainWords(field.replace(/[-_]?cents$/i, ''));
}

/** What a kind of thing or one of its fields is called: `newsletter issue`. */
export function plainWords(name: string): string {
  return name.replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
