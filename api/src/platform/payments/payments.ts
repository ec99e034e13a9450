import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxCheckout, type SandboxCheckout } from './sandbox-checkout.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The provider of this shop; with the sandbox, also the other side of its counter. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Null where another house takes the money. */
  readonly sandbox: SandboxCheckout | null;
}

interface PaymentDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** What the sandbox signs its events with. */
  readonly webhookSecret: string;
  /** Where our own webhook listens. */
  readonly webhookUrl: () => string;
  /** Whether the sandbox offers to deliver events badly. */
  readonly hasTestTools: boolean;
}

/** Sets the payment provider up. */
export function createPayments(dependencies: PaymentDependencies): Payments {
  return { provider: createSandboxProvider(dependencies), sandbox: createSandboxCheckout(dependencies) };
}
