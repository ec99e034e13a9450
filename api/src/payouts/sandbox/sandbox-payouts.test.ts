import { createReceiver } from '../../../test/support/payment-harness.ts';
import { describePayoutProvider, type Bank, type PayoutHarness } from '../../../test/support/payout-contract.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase } from '../../../test/support/test-database.ts';
import { sandboxSignatureHeader } from '../../payments/signature.ts';
import { pullForward } from '../../platform/jobs/jobs.repository.ts';
import { runDueJobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';

const numbers: Record<Bank, string> = {
  pays: '000123456789',
  fails: '000111111116',
  returns: '000111111113',
  'held-up': '000999999991',
};
const silent = createLogger('silent');

async function createSandboxHarness(): Promise<PayoutHarness> {
  const { db, writes, pool, close } = await createTestDatabase();
  const clock = createTestClock();
  const receiver = await createReceiver(sandboxSignatureHeader);
  const shop = { db, writes, clock, publicUrl: 'http://shop.example', webhookSecret: 'sandbox-secret' };
  const { provider, onboarding, jobs } = createSandboxPayouts({ ...shop, webhookUrl: () => receiver.url });
  return {
    provider,
    clock,
    async tellBank(accountRef, bank) {
      await onboarding.takeBank(accountRef, numbers[bank]);
    },
    async returnPayouts() {
      clock.advance(86_400_000);
      await pullForward(db, clock.now());
    },
    async deliveries() {
      await runDueJobs(pool, jobs, silent);
      return receiver.take();
    },
    async close() {
      await receiver.close();
      await close();
    },
  };
}

describePayoutProvider('the sandbox', createSandboxHarness);
