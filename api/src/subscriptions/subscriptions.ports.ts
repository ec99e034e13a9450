import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';

/** Money that went back. */
export interface ReportedRefund {
  readonly paymentRef: string;
  readonly refundRef: string;
  readonly amountCents: number;
}

/** Refunds that were reported before the payment they belong to. */
export interface EarlyRefunds {
  /** Holds up other events of a payment until the transaction ends. */
  lockPayment(trx: Trx, paymentRef: string): Promise<void>;
  /** Hands them out, and keeps them no longer. */
  takeParkedRefunds(trx: Trx, paymentRef: string): Promise<readonly ReportedRefund[]>;
}

/** Licenses that were got with a plan. */
export interface PlanRights {
  /** Ends those got with a subscription within a time; null is without bound. */
  revoke(
    trx: Trx,
    ended: { readonly subscriptionId: string; readonly from: Date | null; readonly before: Date | null },
  ): Promise<void>;
}

/** What giving events their effect needs. */
export interface EventDependencies extends Pick<Foundation, 'clock' | 'logger'> {
  readonly earlyRefunds: EarlyRefunds;
  readonly rights: PlanRights;
}
