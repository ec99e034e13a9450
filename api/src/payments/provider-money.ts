import type { ProviderMoneyKind } from '@halfdrop/domain';

/** A payment or a refund as recorded by the provider. */
export interface ProviderMoney {
  readonly kind: ProviderMoneyKind;
  /** Provider id of the payment or the refund. */
  readonly reference: string;
  /** Positive amount in US cents. */
  readonly amountCents: number;
  readonly at: Date;
}
