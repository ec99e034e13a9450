import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { noticeMailReaders } from '../notices/post-notice.ts';
import type { StripeAccount } from '../payments/payments.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { RoyaltyService } from '../royalties/royalties.service.ts';
import { createPayoutDesk } from './desk/payout-desk.ts';
import { payoutExport } from './desk/payout-export.ts';
import { payoutWords } from './payout-mail.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { payoutCalls } from './payouts.contract.ts';
import { payoutRoutes } from './payouts.routes.ts';
import { findPayout } from './payouts.repository.ts';
import { createPayoutService, monthlyPayoutsJob, type PayoutService } from './payouts.service.ts';
import { createSandboxPayouts, type SandboxOnboarding } from './sandbox/sandbox-payouts.ts';
import { payoutMailJob } from './settle-payout.ts';
import { payoutPersonalData } from './personal-data.repository.ts';
import { createStripePayouts } from './stripe/stripe-payouts.ts';
import { createTaxPapers, type TaxPapers } from './tax-papers.service.ts';

interface ProviderNeeds extends Foundation {
  /** Null to use the sandbox. */
  readonly stripe: StripeAccount | null;
  /** Returns the URL of the payments webhook. */
  readonly webhookUrl: () => string;
}

interface JobNeeds extends Foundation {
  readonly mailTexts: MailTexts;
  readonly payouts: PayoutService;
  readonly payoutProvider: PayoutSide;
}

interface ServiceNeeds extends Foundation {
  readonly payoutProvider: PayoutSide;
  readonly royalties: RoyaltyService;
  readonly account: AccountService;
  readonly taxPapers: TaxPapers;
}

/** Payout provider; for the sandbox, also its page and jobs. */
interface PayoutSide {
  readonly provider: PayoutProvider;
  /** Null with another provider. */
  readonly onboarding: SandboxOnboarding | null;
  readonly jobs: JobHandlers;
}

/** Payout and the outcome to report. */
const MailJobSchema = v.object({ id: v.string(), status: v.string() });

/** Payouts to studios. */
export const payoutsModule = {
  services: {
    payoutProvider: createProvider,
    payoutDesk: ({ db }: Foundation) => createPayoutDesk({ db }),
    taxPapers: ({ db, clock, supportEmail, sealingSecret }: Foundation) =>
      createTaxPapers({ db, clock, supportEmail, sealingSecret }),
    payouts: ({ db, writes, clock, publicUrl, payoutProvider, royalties, account, taxPapers }: ServiceNeeds) =>
      createPayoutService({
        db,
        writes,
        clock,
        publicUrl,
        provider: payoutProvider.provider,
        royalties,
        account,
        taxPapers,
      }),
  },
  routes: payoutRoutes,
  exportedLists: ({ db }: Foundation) => [payoutExport(db)],
  jobs: ({ db, mailer, mailTexts, publicUrl, payouts, payoutProvider }: JobNeeds) => ({
    ...payoutProvider.jobs,
    ...payouts.jobs,
    [payoutMailJob]: async (payload) => {
      const { id, status } = v.parse(MailJobSchema, payload);
      const payout = await findPayout(db, id);
      // A later outcome has its own mail.
      if (payout?.status !== status) return;
      for (const { studio, email } of await noticeMailReaders(db, payout.studio_id, 'payouts')) {
        const words = await payoutWords(mailTexts, payout, studio, publicUrl);
        await mailer.send({ ...words, id: `payout-${payout.id}-${payout.status}-${email}`, to: email });
      }
    },
  }),
  recurringJobs: () => [{ name: monthlyPayoutsJob, at: '15 4 2 * *' }],
  personalData: payoutPersonalData,
} satisfies DomainModule;

function createProvider({ db, writes, clock, publicUrl, secrets, stripe, webhookUrl }: ProviderNeeds): PayoutSide {
  if (stripe) return { provider: createStripePayouts({ ...stripe, clock }), onboarding: null, jobs: {} };
  return createSandboxPayouts({
    db,
    writes,
    clock,
    publicUrl,
    webhookSecret: secrets.sandboxWebhook,
    webhookUrl: () => new URL(payoutCalls.sandboxWebhook.path, webhookUrl()).href,
  });
}
