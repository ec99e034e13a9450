import { isForStaff } from '@halfdrop/domain';
import { callsByTag } from '../src/declared-calls.ts';
import type { CallDeclaration } from '../src/platform/http/contract.ts';
import { catalogWrites } from './staff-writes/catalog.ts';
import { newsletterWrites } from './staff-writes/newsletter.ts';
import { orderWrites } from './staff-writes/orders.ts';
import { peopleWrites } from './staff-writes/people.ts';
import { planWrites } from './staff-writes/plans.ts';
import { reviewWrites } from './staff-writes/reviews.ts';
import { searchWrites } from './staff-writes/search.ts';
import { studioWrites } from './staff-writes/studios.ts';
import { submissionWrites } from './staff-writes/submissions.ts';
import { subscriptionWrites } from './staff-writes/subscriptions.ts';
import { supportWrites } from './staff-writes/support.ts';
import { systemWrites } from './staff-writes/system.ts';
import { takedownWrites } from './staff-writes/takedowns.ts';
import { textWrites } from './staff-writes/texts.ts';
import type { StaffWrites } from './staff-writes/staff-write.ts';

const reading: readonly CallDeclaration['method'][] = ['get', 'head', 'options'];

/**
 * Returns every endpoint through which only staff can change something, as in `POST /admin/orders/{number}/refunds`.
 */
export function staffWrites(calls = Object.values(callsByTag).flatMap((ofTag) => Object.values(ofTag))): string[] {
  return calls
    .filter(({ auth }) => auth !== 'none' && auth !== 'optional' && isForStaff(auth))
    .filter(({ method, unaudited }) => !reading.includes(method) && unaudited === undefined)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

/** What each of these endpoints needs to change something. */
export const requestFor: StaffWrites = {
  ...catalogWrites,
  ...newsletterWrites,
  ...orderWrites,
  ...peopleWrites,
  ...planWrites,
  ...reviewWrites,
  ...searchWrites,
  ...studioWrites,
  ...submissionWrites,
  ...subscriptionWrites,
  ...supportWrites,
  ...systemWrites,
  ...takedownWrites,
  ...textWrites,
};
