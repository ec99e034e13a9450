import type { PayoutAccountStatus } from '@halfdrop/domain';
import type { PayoutEvent } from './payout-event.ts';

/** A studio to register at the provider. */
export interface NewPayoutAccount {
  /** Our own id, which is also the idempotency key. */
  readonly reference: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A payout to send. */
export interface NewPayout {
  /** Our own id, returned in events; also the idempotency key. */
  readonly reference: string;
  readonly accountRef: string;
  readonly amountCents: number;
}

/** Verification state of a studio at the provider. */
export interface PayoutAccountState {
  readonly status: PayoutAccountStatus;
  /** Requirements still open, as text; null for an active one. */
  readonly reason: string | null;
}

/**
 * Payout provider that pays studios and reports it by signed events. Calls may go over the network and take several
 * seconds, so make them outside of transactions. When unreachable they throw `payment_unavailable`; the request may
 * still have taken effect, and retrying with the same reference is safe.
 */
export interface PayoutProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Header with the signature of its events, in lowercase. */
  readonly signatureHeader: string;
  /** Opens an account; returns its id at the provider. */
  openAccount(account: NewPayoutAccount): Promise<string>;
  /**
   * Returns the URL of the provider's page on which a studio enters its identity and bank account; it redirects to
   * `returnUrl`.
   */
  onboardingUrl(accountRef: string, returnUrl: string): Promise<string>;
  accountState(accountRef: string): Promise<PayoutAccountState>;
  /** Sends a payout. Returns null, or the reason it was rejected, in which case nothing was paid. */
  send(payout: NewPayout): Promise<string | null>;
  /** Recovers the funds of a failed payout that the provider holds; no-op if there are none. */
  takeBack(payout: NewPayout): Promise<void>;
  /**
   * Parses a delivered event; null if irrelevant.
   * @throws invalid_signature before the payload is parsed
   */
  readEvent(payload: Buffer, signature: string | undefined): Promise<PayoutEvent | null>;
}
