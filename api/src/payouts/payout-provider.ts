import type { PayoutAccountStatus } from '@halfdrop/domain';
import type { PayoutEvent } from './payout-event.ts';

/** A studio to be known by a provider. */
export interface NewPayoutAccount {
  /** Ours; repeating the request with it opens no second account. */
  readonly reference: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Money for a studio. */
export interface NewPayout {
  /** Ours; comes back with events. Repeating the request with it pays nothing twice. */
  readonly reference: string;
  readonly accountRef: string;
  readonly amountCents: number;
}

/** How far a provider has got with knowing a studio. */
export interface PayoutAccountState {
  readonly status: PayoutAccountStatus;
  /** What it still asks for, in words; null for an active one. */
  readonly reason: string | null;
}

/**
 * Someone who pays studios for us, and reports it by signed events. Its calls may go over the network and take up to a
 * few seconds: make them outside of transactions. Those that find it out of reach throw `payment_unavailable`; what they
 * asked for may have happened all the same, and asking again with the same reference is safe.
 */
export interface PayoutProvider {
  readonly name: 'sandbox' | 'stripe';
  /** The header that carries the signature of its events, in lowercase. */
  readonly signatureHeader: string;
  /** Opens an account; returns what the provider calls it. */
  openAccount(account: NewPayoutAccount): Promise<string>;
  /** A page of the provider on which a studio says who it is and where its money goes; it leads back to `returnUrl`. */
  onboardingUrl(accountRef: string, returnUrl: string): Promise<string>;
  accountState(accountRef: string): Promise<PayoutAccountState>;
  /** Sends money on its way. Returns null, or, when it refuses to, why: then nothing was paid. */
  send(payout: NewPayout): Promise<string | null>;
  /** Takes back what it holds of a payout that failed. Does nothing where nothing is held. */
  takeBack(payout: NewPayout): Promise<void>;
  /**
   * Reads a delivered event; null for one that is no concern of ours.
   * @throws invalid_signature before anything of it is read
   */
  readEvent(payload: Buffer, signature: string | undefined): Promise<PayoutEvent | null>;
}
