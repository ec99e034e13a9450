import type { Router } from 'express';
import type { Report } from './billing.ts';
import { newStripeId, type Books, type ConnectedAccount, type ConnectedPayout } from './books.ts';
import { neededAt, numberAt, StripeFailure, textAt, type Form } from './form.ts';
import { listObject } from './objects.ts';
import { answering } from './requests.ts';

/** Details entered on the page of a connected account: a bank, or incomplete ones. */
export type ConnectedBank = NonNullable<ConnectedAccount['bank']>;

/** Serves connected accounts, with transfers to and payouts from them. */
export function connectCalls(router: Router, books: Books, report: Report, pageUrl: (id: string) => string): void {
  router.post(
    '/accounts',
    answering(({ form }) => {
      const account = { id: newStripeId('acct'), email: neededAt(form, 'email'), balance: 0, bank: null };
      return accountObject(books.accounts.put(account));
    }),
  );
  router.get(
    '/accounts/:id',
    answering(({ id }) => accountObject(books.accounts.get(id))),
  );
  router.post(
    '/account_links',
    answering(({ form }) => {
      const { id } = books.accounts.get(neededAt(form, 'account'));
      neededAt(form, 'return_url');
      return { object: 'account_link', url: pageUrl(id) };
    }),
  );
  transferCalls(router, books);
  router.post(
    '/payouts',
    answering(({ form, account }) => payOut(books, report, form, account)),
  );
}

function transferCalls(router: Router, books: Books): void {
  router.post(
    '/transfers',
    answering(({ form }) => {
      const account = books.accounts.get(neededAt(form, 'destination'));
      if (!canBePaid(account)) {
        const words =
          'Your destination account needs to have at least one of the following capabilities enabled: transfers';
        throw new StripeFailure(400, words, 'insufficient_capabilities_for_transfer');
      }
      const amount = numberAt(form, 'amount');
      account.balance += amount;
      const id = newStripeId('tr');
      const group = textAt(form, 'transfer_group');
      return transferObject(books.transfers.put({ id, account: account.id, amount, group, isReversed: false }));
    }),
  );
  router.get(
    '/transfers',
    answering(({ query }) => {
      const found = books.transfers.all().filter(({ group }) => group === textAt(query, 'transfer_group'));
      return listObject(found.map(transferObject), '/v1/transfers');
    }),
  );
  router.post(
    '/transfers/:id/reversals',
    answering(({ id }) => {
      const transfer = books.transfers.get(id);
      const account = books.accounts.get(transfer.account);
      if (transfer.isReversed) throw new StripeFailure(400, 'This transfer is already fully reversed.');
      if (account.balance < transfer.amount) throw new StripeFailure(400, 'Insufficient funds', 'balance_insufficient');
      transfer.isReversed = true;
      account.balance -= transfer.amount;
      return { id: newStripeId('trr'), object: 'transfer_reversal', amount: transfer.amount, transfer: id };
    }),
  );
}

/** Simulates entering details on the page of a connected account. */
export function tellBank(books: Books, report: Report, accountId: string, bank: ConnectedBank): void {
  const account = books.accounts.get(accountId);
  account.bank = bank;
  report('account.updated', accountObject(account));
}

/** Makes banks return payouts that are set to be returned. */
export function returnPayouts(books: Books, report: Report): void {
  for (const payout of books.payouts.all()) {
    const account = books.accounts.get(payout.account);
    if (account.bank === 'returns' && payout.status === 'paid') fail(payout, account, report, 'The bank returned it.');
  }
}

function payOut(books: Books, report: Report, form: Form, accountId: string | null): object {
  const account = books.accounts.get(accountId ?? '');
  const amount = numberAt(form, 'amount');
  if (amount > account.balance) {
    throw new StripeFailure(400, 'You have insufficient funds in your Stripe account.', 'balance_insufficient');
  }
  account.balance -= amount;
  const id = newStripeId('po');
  const reference = textAt(form, 'metadata', 'reference');
  const payout = books.payouts.put({ id, account: account.id, amount, reference, status: 'pending', failure: null });
  const answer = payoutObject(payout);
  if (account.bank === 'fails') fail(payout, account, report, 'The bank account has been closed.');
  else {
    payout.status = 'paid';
    report('payout.paid', payoutObject(payout));
  }
  return answer;
}

function fail(payout: ConnectedPayout, account: ConnectedAccount, report: Report, words: string): void {
  payout.status = 'failed';
  payout.failure = words;
  account.balance += payout.amount;
  report('payout.failed', payoutObject(payout));
}

const canBePaid = ({ bank }: ConnectedAccount) => bank !== null && bank !== 'held-up';

function accountObject(account: ConnectedAccount) {
  const { id, email, bank } = account;
  return { id, object: 'account', email, details_submitted: bank !== null, payouts_enabled: canBePaid(account) };
}

function transferObject({ id, account, amount, group, isReversed }: ReturnType<Books['transfers']['get']>) {
  return { id, object: 'transfer', destination: account, amount, transfer_group: group, reversed: isReversed };
}

function payoutObject({ id, amount, reference, status, failure }: ConnectedPayout) {
  const metadata = reference === null ? {} : { reference };
  return { id, object: 'payout', amount, currency: 'usd', status, metadata, failure_message: failure };
}
