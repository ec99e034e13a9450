import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { sandboxSignatureHeader } from '../../payments/signature.ts';
import { deliverSigned, readSigned } from '../../payments/sandbox/signed-events.ts';
import { addDays } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { PayoutEventSchema, type PayoutEvent } from '../payout-event.ts';
import type { NewPayout, PayoutAccountState, PayoutProvider } from '../payout-provider.ts';
import { testBankOf } from './sandbox-banks.ts';
import {
  findSandboxAccount,
  putSandboxAccount,
  recordSandboxPayout,
  setReturnUrl,
  setSandboxAccount,
  type SandboxAccount,
} from './sandbox-payouts.repository.ts';

const deliverJob = 'payouts.deliver-event';

const reasons = {
  pending: 'Verify your identity and enter your bank account.',
  restricted: 'More documents are needed.',
};
const closedWords = 'The bank account is closed.';
const returnedWords = 'The bank sent the money back.';

interface SandboxDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock' | 'publicUrl'> {
  readonly webhookSecret: string;
  /** Returns the URL of the webhook for its events. */
  readonly webhookUrl: () => string;
}

/** Sandbox page on which a studio enters its bank account. */
export interface SandboxOnboarding {
  find(accountRef: string): Promise<SandboxAccount | undefined>;
  /** Sets the bank account by its number; null if it is not a test account. */
  takeBank(accountRef: string, number: string): Promise<SandboxAccount | null | undefined>;
}

/** Sandbox payout provider, which moves no money, with its page and its event delivery jobs. */
export interface SandboxPayouts {
  readonly provider: PayoutProvider;
  readonly onboarding: SandboxOnboarding;
  readonly jobs: JobHandlers;
}

/** Creates the sandbox. */
export function createSandboxPayouts(shop: SandboxDependencies): SandboxPayouts {
  const { db, writes, clock, publicUrl, webhookUrl } = shop;
  return {
    provider: {
      name: 'sandbox',
      signatureHeader: sandboxSignatureHeader,
      openAccount: (account) => putSandboxAccount(db, account, { id: `acct_${newSecret()}`, at: clock.now() }),
      async onboardingUrl(accountRef, returnUrl) {
        await setReturnUrl(db, accountRef, returnUrl);
        return `${publicUrl}/api/sandbox/payout-accounts/${accountRef}`;
      },
      accountState: async (accountRef) => stateOf(await findSandboxAccount(db, accountRef)),
      send: (payout) => inTransaction(writes, (trx) => send(trx, payout, clock.now())),
      takeBack: () => Promise.resolve(),
      readEvent: async (payload, signature) => readSigned(shop, PayoutEventSchema, payload, signature),
    },
    onboarding: {
      find: (accountRef) => findSandboxAccount(db, accountRef),
      takeBank: (accountRef, number) => inTransaction(writes, (trx) => takeBank(trx, accountRef, number)),
    },
    jobs: { [deliverJob]: (event) => deliverSigned(shop, webhookUrl(), event) },
  };
}

function stateOf(account: SandboxAccount | undefined): PayoutAccountState {
  if (!account) throw new Problem('not_found');
  const { status } = account;
  return { status, reason: status === 'active' ? null : reasons[status] };
}

async function takeBank(trx: Trx, accountRef: string, number: string) {
  const bank = testBankOf(number);
  if (!bank) return null;
  const account = await setSandboxAccount(trx, accountRef, { status: bank.status, bank: bank.bank });
  if (account) await report(trx, { type: 'account.changed', accountRef });
  return account;
}

async function send(trx: Trx, payout: NewPayout, now: Date): Promise<string | null> {
  const { reference, accountRef } = payout;
  const account = await findSandboxAccount(trx, accountRef);
  if (account?.status !== 'active') return stateOf(account).reason;
  if (!(await recordSandboxPayout(trx, payout, now))) return null;
  if (account.bank === 'fails') await report(trx, { type: 'payout.failed', reference, reason: closedWords });
  else await report(trx, { type: 'payout.paid', reference });
  if (account.bank === 'returns') {
    await report(trx, { type: 'payout.failed', reference, reason: returnedWords }, addDays(now, 1));
  }
  return null;
}

/** Schedules an event in the transaction it reports. */
async function report(trx: Trx, event: PayoutEvent, runAt?: Date): Promise<void> {
  await addJob(trx, deliverJob, event, runAt && { runAt });
}
