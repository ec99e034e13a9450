import type { Foundation } from '../domain-module.ts';
import type { PaymentMethod, PaymentProvider } from './provider.ts';
import { createSandboxCheckout, type SandboxCheckout } from './sandbox/sandbox-checkout.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { pruneStripeSessions } from './stripe/stripe-sessions.repository.ts';

/** The payment provider and, for the sandbox, its customer-facing side. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Null with another provider. */
  readonly sandbox: SandboxCheckout | null;
  /** Deletes sessions that ended unpaid, a week after they were opened. */
  prune(): Promise<void>;
}

/** Stripe account of the shop. */
export interface StripeAccount extends StripeSettings {
  /** Payment methods enabled in the account. */
  readonly methods: readonly PaymentMethod[];
}

interface PaymentDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock' | 'publicUrl'> {
  /** Secret with which the sandbox signs its events. */
  readonly webhookSecret: string;
  /** Returns the URL of our own webhook. */
  readonly webhookUrl: () => string;
  /** Whether the sandbox can simulate faulty event delivery. */
  readonly hasTestTools: boolean;
  /** Null to use the sandbox. */
  readonly stripe: StripeAccount | null;
}

/** Creates the payment provider: Stripe if configured, otherwise the sandbox. */
export function createPayments(dependencies: PaymentDependencies): Payments {
  const { db, clock, publicUrl, stripe } = dependencies;
  if (stripe) {
    return {
      provider: createStripeProvider({ ...stripe, db, clock, publicUrl }),
      sandbox: null,
      prune: () => pruneStripeSessions(db, clock.now()),
    };
  }
  const sandbox = createSandboxCheckout(dependencies);
  return { provider: createSandboxProvider(dependencies), sandbox, prune: () => sandbox.pruneSessions() };
}
