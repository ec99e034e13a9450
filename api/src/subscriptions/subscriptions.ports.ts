import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';

/** A refund reported by the provider. */
export interface ReportedRefund {
  readonly paymentRef: string;
  readonly refundRef: string;
  readonly amountCents: number;
}

/** Refunds reported before their payment. */
export interface EarlyRefunds {
  /** Serializes the events of a payment until the transaction ends. */
  lockPayment(trx: Trx, paymentRef: string): Promise<void>;
  /** Removes and returns the waiting refunds. */
  takeParkedRefunds(trx: Trx, paymentRef: string): Promise<readonly ReportedRefund[]>;
}

/** Licenses obtained with a plan. */
export interface PlanRights {
  /** Revokes licenses obtained with a subscription in a time range; null is unbounded. */
  revoke(
    trx: Trx,
    ended: { readonly subscriptionId: string; readonly from: Date | null; readonly before: Date | null },
  ): Promise<void>;
}

/** Dependencies of applying events. */
export interface EventDependencies extends Pick<Foundation, 'clock' | 'logger'> {
  readonly earlyRefunds: EarlyRefunds;
  readonly rights: PlanRights;
}
