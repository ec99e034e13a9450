import type { Foundation } from '../domain-module.ts';
import type { PaymentMethod, PaymentProvider } from './provider.ts';
import { createSandboxCheckout, type SandboxCheckout } from './sandbox/sandbox-checkout.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { pruneStripeSessions } from './stripe/stripe-sessions.repository.ts';

/** The provider of this shop; with the sandbox, also the other side of its counter. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Null where another provider takes the money. */
  readonly sandbox: SandboxCheckout | null;
  /** Forgets sessions that ended unpaid, a week after they were opened. */
  prune(): Promise<void>;
}

/** Stripe as this shop uses it. */
export interface StripeAccount extends StripeSettings {
  /** The ways to pay that are switched on in the account. */
  readonly methods: readonly PaymentMethod[];
}

interface PaymentDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock' | 'publicUrl'> {
  /** What the sandbox signs its events with. */
  readonly webhookSecret: string;
  /** Where our own webhook listens. */
  readonly webhookUrl: () => string;
  /** Whether the sandbox offers to deliver events badly. */
  readonly hasTestTools: boolean;
  /** Null for the sandbox. */
  readonly stripe: StripeAccount | null;
}

/** Sets the payment provider up: Stripe where it is configured, else the sandbox. */
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
