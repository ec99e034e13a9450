import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase } from '../../../test/support/test-database.ts';
import { describePaymentProvider } from '../../../test/support/payment-contract.ts';
import { createReceiver, type PaymentHarness } from '../../../test/support/payment-harness.ts';
import { runDueJobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { createSandboxCheckout } from './sandbox-checkout.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { sandboxSignatureHeader, signPayload } from '../signature.ts';

const webhookSecret = 'sandbox-secret';
const silent = createLogger('silent');

async function createSandboxHarness(): Promise<PaymentHarness> {
  const database = await createTestDatabase();
  const { db, writes, pool } = database;
  const clock = createTestClock();
  const receiver = await createReceiver(sandboxSignatureHeader);
  const webhookUrl = () => receiver.url;
  const sandbox = createSandboxCheckout({ db, writes, clock, webhookSecret, webhookUrl, hasTestTools: true });
  const [renewals] = sandbox.recurringJobs;
  return {
    provider: createSandboxProvider({ writes, clock, publicUrl: 'http://shop.example', webhookSecret }),
    db,
    clock,
    propertyRuns: 60,
    async pay(sessionId, card) {
      return (await sandbox.pay(sessionId, { card, confirmation: null, delivery: null })).kind === 'paid';
    },
    async changeCard(customerRef, card) {
      expect((await sandbox.changeCard(customerRef, card)).error).toBeNull();
    },
    bill: async () => sandbox.jobs[renewals?.name ?? '']?.({}),
    async deliveries() {
      await runDueJobs(pool, sandbox.jobs, silent);
      return receiver.take();
    },
    sign: (payload, at) => signPayload(webhookSecret, payload, at),
    async close() {
      await receiver.close();
      await database.close();
    },
  };
}

describePaymentProvider('the sandbox', createSandboxHarness);
