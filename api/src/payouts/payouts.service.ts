import { MIN_PAYOUT_CENTS, type Actor } from '@halfdrop/domain';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import { isRowId } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { RoyaltyService } from '../royalties/royalties.service.ts';
import { requireStudio } from '../studios/require-studio.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { toNewPayout, toPayout } from './payout-view.ts';
import type { StudioPayoutsDto, TaxPapersInput } from './payouts.contract.ts';
import {
  beginAccount,
  findAccount,
  findInFlight,
  findPayout,
  findPayouts,
  findStudioCountry,
  findUnpaidStudios,
  hasLeft,
  insertPayout,
  isStudioHeld,
  lockAccount,
  lockPayout,
  nameAccount,
  setAccountState,
  setPayoutStatus,
  sumPaidOut,
} from './payouts.repository.ts';
import { settlePayout, takeBackJob } from './settle-payout.ts';
import { findTaxPapers, insertPayoutDocument } from './tax-papers.repository.ts';
import type { TaxPapers } from './tax-papers.service.ts';

/** Recurring job that pays all eligible studios once a month. */
export const monthlyPayoutsJob = 'payouts.monthly';
const sendJob = 'payouts.send';
const SHOWN_PAYOUTS = 100;

/** Dependencies of payouts. */
export interface PayoutServiceDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock' | 'publicUrl'> {
  readonly provider: PayoutProvider;
  readonly royalties: Pick<RoyaltyService, 'availableEarnings' | 'pendingEarnings'>;
  readonly account: Pick<AccountService, 'userById'>;
  readonly taxPapers: TaxPapers;
}

/** Payouts of studios. All methods throw not_found for a studio whose finances the user does not manage. */
export interface PayoutService {
  ofStudio(actor: Actor, studioId: string): Promise<StudioPayoutsDto>;
  /** Returns the provider's page for entering the bank account. @throws payment_unavailable */
  startOnboarding(actor: Actor, studioId: string): Promise<{ url: string }>;
  /** Saves the tax papers of the studio. */
  saveTaxPapers(actor: Actor, studioId: string, papers: TaxPapersInput): Promise<StudioPayoutsDto>;
  /** Returns the PDF document of a payout. @throws not_found if there is none */
  document(actor: Actor, studioId: string, number: string): Promise<Uint8Array>;
  /**
   * Pays out the whole balance; only one payout can be pending at a time.
   * @throws payout_refused, tax_papers_required
   */
  request(actor: Actor, studioId: string): Promise<StudioPayoutsDto>;
  /** Processes a delivered event once, regardless of repetition and order. @throws invalid_signature */
  receive(payload: Buffer, signature: string | undefined): Promise<void>;
  readonly jobs: JobHandlers;
}

const PayoutJobSchema = v.object({ id: v.string() });

/** Creates the service. */
export function createPayoutService(shop: PayoutServiceDependencies): PayoutService {
  const { db, writes, clock, provider, account, publicUrl, taxPapers, royalties } = shop;
  return {
    ofStudio: (actor, studioId) => view(requireStudio(actor, 'studio.payouts', studioId)),

    async startOnboarding(actor, studioId) {
      const studio = requireStudio(actor, 'studio.payouts', studioId);
      const begun = await beginAccount(db, studio, clock.now());
      const accountRef = begun.account_ref ?? (await open(studio, actor.id));
      return { url: await provider.onboardingUrl(accountRef, `${publicUrl}/contributor/earnings`) };
    },

    async request(actor, studioId) {
      const studio = requireStudio(actor, 'studio.payouts', studioId);
      await inTransaction(writes, (trx) => payOut(shop, trx, studio));
      return view(studio);
    },

    async saveTaxPapers(actor, studioId, papers) {
      const studio = requireStudio(actor, 'studio.payouts', studioId);
      await taxPapers.save(studio, papers);
      return view(studio);
    },

    async document(actor, studioId, number) {
      const studio = requireStudio(actor, 'studio.payouts', studioId);
      const pdf = /^[1-9]\d{0,8}$/.test(number) ? await taxPapers.document(studio, Number(number)) : undefined;
      if (!pdf) throw new Problem('not_found');
      return pdf;
    },

    receive: (payload, signature) => receiveEvent(shop, payload, signature),
    jobs: payoutJobs(shop),
  };

  async function view(studio: number): Promise<StudioPayoutsDto> {
    const known = await findAccount(db, studio);
    const pending = await royalties.pendingEarnings(db, studio, clock.now());
    return {
      id: String(studio),
      account: known ? { status: known.status, reason: known.reason } : null,
      taxPapers: await taxPapers.find(db, studio),
      balance: await balanceOf(shop, db, studio),
      pending: pending.cents,
      nextAvailableAt: pending.nextAt?.toISOString() ?? null,
      minimum: await minimumOf(db, studio),
      payouts: (await findPayouts(db, studio, SHOWN_PAYOUTS)).map(toPayout),
    };
  }

  async function open(studio: number, userId: string): Promise<string> {
    const { email } = await account.userById(userId);
    const { country } = await findStudioCountry(db, studio);
    const accountRef = await provider.openAccount({ reference: `studio-${studio}`, email, country });
    await nameAccount(db, studio, accountRef);
    return accountRef;
  }
}

async function receiveEvent(
  { db, writes, clock, provider }: PayoutServiceDependencies,
  payload: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = await provider.readEvent(payload, signature);
  if (!event) return;
  if (event.type === 'account.changed') {
    // Events may arrive in any order, so query the current state.
    return setAccountState(db, event.accountRef, await provider.accountState(event.accountRef));
  }
  if (!isRowId(event.reference)) return;
  await inTransaction(writes, async (trx) => {
    const payout = await lockPayout(trx, event.reference);
    if (!payout) return;
    if (event.type === 'payout.paid') return settlePayout(trx, payout, { status: 'paid' }, clock.now());
    const status = payout.status === 'paid' ? 'returned' : 'failed';
    await settlePayout(trx, payout, { status, reason: event.reason }, clock.now());
  });
}

function payoutJobs(shop: PayoutServiceDependencies): JobHandlers {
  const { db, writes, clock, provider } = shop;
  return {
    [sendJob]: async (payload) => {
      const payout = await findPayout(db, v.parse(PayoutJobSchema, payload).id);
      if (payout?.status !== 'requested') return;
      const refusal = await provider.send(toNewPayout(payout));
      await inTransaction(writes, async (trx) => {
        const sent = await lockPayout(trx, payout.id);
        // Its event may have arrived first.
        if (sent?.status !== 'requested') return;
        if (refusal !== null) return settlePayout(trx, sent, { status: 'failed', reason: refusal }, clock.now());
        await setPayoutStatus(trx, sent.id, { status: 'sent', reason: null, settled_at: null });
      });
    },
    [takeBackJob]: async (payload) => {
      const payout = await findPayout(db, v.parse(PayoutJobSchema, payload).id);
      if (payout) await provider.takeBack(toNewPayout(payout));
    },
    [monthlyPayoutsJob]: async () => {
      const month = clock.now().toISOString().slice(0, 7);
      for (const studio of await findUnpaidStudios(db, month)) {
        await inTransaction(writes, async (trx) => {
          await lockAccount(trx, studio);
          const isDue = (await balanceOf(shop, trx, studio)) >= (await minimumOf(trx, studio));
          if (isDue && !(await findInFlight(trx, studio))) await payOut(shop, trx, studio, month);
        });
      }
    },
  };
}

/** Pays out a studio's balance unless a payout is pending. @throws payout_refused, tax_papers_required */
async function payOut(
  shop: PayoutServiceDependencies,
  trx: Trx,
  studio: number,
  month: string | null = null,
): Promise<void> {
  if (await isStudioHeld(trx, studio)) {
    throw new Problem('payout_refused', { message: 'This studio is on hold: its payouts are paused.' });
  }
  const account = await lockAccount(trx, studio);
  if (account?.status !== 'active' || account.account_ref === null) {
    throw new Problem('payout_refused', { message: 'Set up a payout account first.' });
  }
  if (await findInFlight(trx, studio)) return;
  const papers = await findTaxPapers(trx, studio);
  if (!papers) throw new Problem('tax_papers_required');
  const cents = await balanceOf(shop, trx, studio);
  if (cents < (await minimumOf(trx, studio))) throw new Problem('payout_refused');
  const at = shop.clock.now();
  const payout = await insertPayout(trx, {
    id: newId(),
    studio_id: studio,
    account_ref: account.account_ref,
    month,
    amount_cents: cents,
    reason: null,
    requested_at: at,
    settled_at: null,
  });
  await insertPayoutDocument(trx, payout.id, papers);
  await postTransaction(trx, {
    key: `payout-requested:${payout.id}`,
    kind: 'payout-requested',
    at,
    entries: [
      { account: `royalties:${studio}`, amountCents: cents },
      { account: 'payouts', amountCents: -cents },
    ],
  });
  await addJob(trx, sendJob, { id: payout.id }, { key: `payout-${payout.id}` });
}

/** Returns the minimum payout; a studio that has left is paid any balance. */
async function minimumOf(db: DbOrTrx, studio: number): Promise<number> {
  return (await hasLeft(db, studio)) ? 1 : MIN_PAYOUT_CENTS;
}

/** Returns the amount a studio can be paid now. */
async function balanceOf(
  { clock, royalties }: Pick<PayoutServiceDependencies, 'clock' | 'royalties'>,
  db: DbOrTrx,
  studio: number,
): Promise<number> {
  const earned = await royalties.availableEarnings(db, studio, clock.now());
  return earned - (await sumPaidOut(db, studio));
}
