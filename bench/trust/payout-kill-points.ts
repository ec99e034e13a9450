import type { KillPoint } from './kill-points.ts';

/** A step of a payout at which the api is killed, and the expected result for the payout. */
interface PayoutKillPoint extends KillPoint {
  readonly bank: 'pays' | 'fails';
  /** Whether the studio requests it, or the monthly job creates it. */
  readonly by: 'studio' | 'month';
}

const payout = { table: 'payouts_payout', bank: 'pays', by: 'studio' } as const;
const books = { ...payout, table: 'ledger_transaction', event: 'insert', at: 'write' } as const;
const paid = `old.status <> 'paid' and new.status = 'paid'`;
const failed = `old.status <> 'failed' and new.status = 'failed'`;

/** The steps of a payout in order, from the click to the money. */
export const payoutKillPoints: readonly PayoutKillPoint[] = [
  { ...payout, name: 'asked: payout stored', event: 'insert', at: 'write' },
  { ...payout, name: 'asked: document frozen', table: 'payouts_document', event: 'insert', at: 'write' },
  { ...books, name: 'asked: booked', when: `new.kind = 'payout-requested'` },
  { ...payout, name: 'asked: committed, not answered', event: 'insert', at: 'commit' },
  { ...payout, name: 'month: payout stored', by: 'month', event: 'insert', when: 'new.month is not null', at: 'write' },
  { ...payout, name: 'month: committed, job not done', by: 'month', event: 'insert', at: 'commit' },
  { ...payout, name: 'sent: taken by the provider', table: 'payouts_sandbox_payout', event: 'insert', at: 'write' },
  { ...payout, name: 'sent: not told', table: 'payouts_sandbox_payout', event: 'insert', at: 'commit' },
  { ...payout, name: 'paid: noted', event: 'update', when: paid, at: 'write' },
  { ...books, name: 'paid: booked', when: `new.kind = 'payout-paid'` },
  { ...payout, name: 'paid: studio told', table: 'notices_notice', event: 'insert', at: 'write' },
  { ...payout, name: 'paid: committed, not answered', event: 'update', when: paid, at: 'commit' },
  { ...payout, name: 'failed: noted', bank: 'fails', event: 'update', when: failed, at: 'write' },
  { ...books, name: 'failed: booked', bank: 'fails', when: `new.kind = 'payout-failed'` },
  { ...payout, name: 'failed: committed, not answered', bank: 'fails', event: 'update', when: failed, at: 'commit' },
];
