import type { ProviderMoneyKind } from '@halfdrop/domain';

/** Money as the payment provider has it: taken, or given back. */
export interface ProviderMoney {
  readonly kind: ProviderMoneyKind;
  /** What the provider calls the payment or the refund. */
  readonly reference: string;
  /** US cents, more than 0. */
  readonly amountCents: number;
  readonly at: Date;
}
