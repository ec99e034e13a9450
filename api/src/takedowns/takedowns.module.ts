import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createClaimService } from './claims.service.ts';
import type { StepNeeds } from './move-takedown.ts';
import { takedownPersonalData } from './personal-data.repository.ts';
import { createStudioTakedowns } from './studio-takedowns.ts';
import { createTakedownDesk } from './takedown-desk.ts';
import { takedownRoutes, type TakedownServices } from './takedowns.routes.ts';

/** Job that returns patterns to sale after the waiting period. */
const restoreJob = 'takedowns.restore';

interface ClaimShop extends Foundation, StepNeeds {
  readonly mailTexts: MailTexts;
}

/** Takedown requests, decisions on them, and counter-notices of studios. */
export const takedownsModule = {
  services: {
    takedownClaims: ({ db, callLimits, clock, mailer, mailTexts, publicUrl, patternHolds, secrets }: ClaimShop) =>
      createClaimService({
        db,
        callLimits,
        clock,
        mailer,
        mailTexts,
        publicUrl,
        patternHolds,
        linkSecret: secrets.supportLinks,
      }),
    studioTakedowns: createStudioTakedowns,
    takedownDesk: createTakedownDesk,
  },
  routes: takedownRoutes,
  jobs: ({ takedownClaims }: TakedownServices) => ({
    ...takedownClaims.jobs,
    [restoreJob]: () => takedownClaims.restoreDue(),
  }),
  recurringJobs: () => [{ name: restoreJob, at: '35 * * * *' }],
  prune: ({ takedownClaims }: TakedownServices) => takedownClaims.pruneUnconfirmed(),
  personalData: takedownPersonalData,
} satisfies DomainModule;
