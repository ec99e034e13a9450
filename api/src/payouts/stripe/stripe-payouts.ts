import type { Stripe } from 'stripe';
import type { Foundation } from '../../domain-module.ts';
import { createSignatureCheck, stripeSignatureHeader } from '../../payments/stripe/stripe-signature.ts';
import {
  createStripeCaller,
  createStripeClient,
  isRefusedRequest,
  type StripeSettings,
} from '../../payments/stripe/stripe-client.ts';
import type { PayoutEvent } from '../payout-event.ts';
import type { NewPayout, NewPayoutAccount, PayoutAccountState, PayoutProvider } from '../payout-provider.ts';

interface StripeDependencies extends StripeSettings, Pick<Foundation, 'clock'> {}

const unfinishedWords = 'Verify your identity and enter your bank account.';
const papersWords = 'More documents are needed.';
const failedWords = 'The bank refused the money.';

/**
 * Creates the Stripe Connect provider on the official library. Each studio has a connected account, to which its money
 * is transferred and then immediately paid out.
 */
export function createStripePayouts({ clock, ...settings }: StripeDependencies): PayoutProvider {
  const stripe = createStripeClient(settings);
  const ask = createStripeCaller();
  const verify = createSignatureCheck({ stripe, clock, secrets: settings.webhookSecrets });
  return {
    name: 'stripe',
    signatureHeader: stripeSignatureHeader,
    openAccount: (account) => ask(() => openAccount(stripe, account)),
    onboardingUrl: (account, returnUrl) =>
      ask(async () => {
        const link = { account, type: 'account_onboarding', return_url: returnUrl, refresh_url: returnUrl } as const;
        return (await stripe.accountLinks.create(link)).url;
      }),
    accountState: (accountRef) => ask(async () => stateOf(await stripe.accounts.retrieve(accountRef))),
    send: (payout) => ask(() => send(stripe, payout)),
    takeBack: (payout) => ask(() => takeBack(stripe, payout)),
    readEvent: async (payload, signature) => readEvent(verify(payload, signature)),
  };
}

async function openAccount(stripe: Stripe, { reference, email, country }: NewPayoutAccount): Promise<string> {
  const { id } = await stripe.accounts.create(
    {
      email,
      country,
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
      // The amount and time of payouts are decided here.
      settings: { payouts: { schedule: { interval: 'manual' } } },
      // Required for recipients abroad to whom a US platform only sends transfers.
      ...(country !== 'US' && { tos_acceptance: { service_agreement: 'recipient' } }),
    },
    { idempotencyKey: `account-${reference}` },
  );
  return id;
}

function stateOf({ payouts_enabled: isPaid, details_submitted: isTold }: Stripe.Account): PayoutAccountState {
  if (isPaid) return { status: 'active', reason: null };
  return isTold ? { status: 'restricted', reason: papersWords } : { status: 'pending', reason: unfinishedWords };
}

async function send(stripe: Stripe, { reference, accountRef, amountCents }: NewPayout): Promise<string | null> {
  const money = { amount: amountCents, currency: 'usd', metadata: { reference } } as const;
  try {
    await stripe.transfers.create(
      { ...money, destination: accountRef, transfer_group: reference },
      { idempotencyKey: `transfer-${reference}` },
    );
    await stripe.payouts.create(money, { stripeAccount: accountRef, idempotencyKey: `payout-${reference}` });
    return null;
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    return error.message;
  }
}

/** Reverses the transfer to the studio's connected account. */
async function takeBack(stripe: Stripe, { reference }: NewPayout): Promise<void> {
  const transfers = await stripe.transfers.list({ transfer_group: reference, limit: 1 });
  const [transfer] = transfers.data;
  if (!transfer || transfer.reversed) return;
  await stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `take-back-${reference}` });
}

function readEvent(event: Stripe.Event): PayoutEvent | null {
  switch (event.type) {
    case 'account.updated':
      return { type: 'account.changed', accountRef: event.data.object.id };
    case 'payout.paid':
      return ofPayout(event.data.object, (reference) => ({ type: 'payout.paid', reference }));
    case 'payout.failed': {
      const reason = event.data.object.failure_message ?? failedWords;
      return ofPayout(event.data.object, (reference) => ({ type: 'payout.failed', reference, reason }));
    }
    default:
      return null;
  }
}

/** Maps a payout event; null for a payout made manually in Stripe, which lacks our reference. */
function ofPayout({ metadata }: Stripe.Payout, read: (reference: string) => PayoutEvent): PayoutEvent | null {
  const reference = metadata?.['reference'];
  return reference === undefined ? null : read(reference);
}
