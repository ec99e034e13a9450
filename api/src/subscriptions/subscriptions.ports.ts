import type { Clock } from '../platform/clock/clock.ts';
import type { Trx } from '../platform/database/database.ts';
import type { Logger } from '../platform/logging/logger.ts';

/** Money that went back. */
export interface ReportedRefund {
  readonly paymentRef: string;
  readonly refundRef: string;
  readonly amountCents: number;
}

/** Refunds that were reported before the payment they belong to. */
interface EarlyRefunds {
  /** Holds up other events of a payment until the transaction ends. */
  lockPayment(trx: Trx, paymentRef: string): Promise<void>;
  /** Hands them out, and keeps them no longer. */
  takeParkedRefunds(trx: Trx, paymentRef: string): Promise<readonly ReportedRefund[]>;
}

/** What giving events their effect needs. */
export interface EventDependencies {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly earlyRefunds: EarlyRefunds;
}
