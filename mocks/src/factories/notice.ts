import type { Notice } from '../generated/resolvers.ts';
import { asset } from './asset.ts';
import { usd } from './money.ts';

/** The time at which actions on notices of the mocked shop happen. */
export const NOTICE_NOW = '2026-11-24T09:00:00.000Z';

/** Returns a notice, by default of an unseen payout. */
function notice(index: number, changes: Partial<Notice>): Notice {
  return {
    id: `notice-${index}`,
    kind: 'PAYOUT_PAID',
    happenedAt: `2026-11-${String(10 + index).padStart(2, '0')}T09:00:00.000Z`,
    readAt: null,
    title: null,
    submissionId: null,
    asset: null,
    verdict: null,
    number: null,
    amount: null,
    reason: null,
    month: null,
    startsAt: null,
    ...changes,
  };
}

const read = { readAt: '2026-11-20T09:00:00.000Z' };
const dots = { submissionId: 'submission-9', title: 'Woven Dots 9' };

/** Returns one notice of each kind, newest first; the older ones are read. */
export function demoNotices(): Notice[] {
  return [
    notice(10, { kind: 'PAYOUT_FAILED', number: 3, amount: usd(4350), reason: 'The bank account is closed.' }),
    notice(9, { kind: 'SUBMISSION_APPROVED', submissionId: 'submission-8', title: 'Woven Dots 8' }),
    notice(8, { kind: 'APPEAL_DECIDED', ...dots, verdict: 'APPROVED' }),
    notice(7, { kind: 'SUBMISSION_REJECTED', ...dots, ...read }),
    notice(6, {
      kind: 'SUBMISSION_CHANGES_REQUESTED',
      submissionId: 'submission-10',
      title: 'Woven Dots 10',
      ...read,
    }),
    notice(5, { kind: 'REVIEW_WRITTEN', asset: asset(3), title: asset(3).title, ...read }),
    notice(4, { kind: 'STATEMENT_READY', month: '2026-10', amount: usd(6120), ...read }),
    notice(3, { kind: 'PAYOUT_PAID', number: 2, amount: usd(6120), ...read }),
    notice(2, { kind: 'FIRST_SALE', asset: asset(2), title: asset(2).title, amount: usd(450), ...read }),
    notice(1, { kind: 'APPLICATION_ACCEPTED', ...read }),
    notice(0, {
      kind: 'RATE_CARD_ANNOUNCED',
      number: 2,
      startsAt: '2027-02-01T00:00:00.000Z',
      reason: 'Studios get more of what subscribers pay.',
      ...read,
    }),
  ];
}
