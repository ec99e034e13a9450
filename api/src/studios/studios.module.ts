import path from 'node:path';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { applicationWords, applicationMailJob } from './application-mail.ts';
import { findApplication, moveCategoryOfApplications } from './applications.repository.ts';
import { createApplicationService } from './applications.service.ts';
import { createDecisionService } from './decisions.service.ts';
import { studioPersonalData } from './personal-data.repository.ts';
import { createSampleService } from './samples.service.ts';
import { applicationRoutes, type ApplicationServices } from './applications.routes.ts';
import { createStudioDesk } from './desk/studio-desk.ts';
import { studioDeskRoutes, type StudioDeskServices } from './desk/studio-desk.routes.ts';
import { studioExport } from './desk/studio-export.ts';
import { beginStudioHoldsJob, createStudioHolds, type StudioHolds } from './desk/studio-holds.ts';
import { createInvitationService } from './invitations.service.ts';
import { createMemberService } from './members.service.ts';
import { studioRoutes, type StudioServices } from './studios.routes.ts';
import { createStudioService } from './studios.service.ts';

type IntakeNeeds = Foundation & { readonly intakeProcess: URL };
type AccountNeeds = Foundation & { readonly account: AccountService };

const MailSchema = v.object({ id: v.string(), status: v.string() });

interface InvitationNeeds extends AccountNeeds {
  readonly mailTexts: MailTexts;
}

interface JobNeeds extends InvitationNeeds, StudioServices {
  readonly studioHolds: StudioHolds;
}

/** Applications for studios, and their members. */
export const studiosModule = {
  services: {
    applications: createApplicationService,
    samples: ({ db, callLimits, clock, dataFolder, intakeProcess }: IntakeNeeds) =>
      createSampleService({ db, callLimits, clock, folder: path.join(dataFolder, 'files', 'samples'), intakeProcess }),
    decisions: createDecisionService,
    studios: createStudioService,
    members: createMemberService,
    invitations: ({ db, callLimits, clock, mailer, mailTexts, publicUrl, account, secrets }: InvitationNeeds) =>
      createInvitationService({
        db,
        callLimits,
        clock,
        mailer,
        mailTexts,
        publicUrl,
        account,
        linkSecret: secrets.accountLinks,
      }),
    studioHolds: createStudioHolds,
    studioDesk: createStudioDesk,
  },
  routes(router, environment, services: ApplicationServices & StudioServices & StudioDeskServices) {
    applicationRoutes(router, environment, services);
    studioRoutes(router, environment, services);
    studioDeskRoutes(router, environment, services);
  },
  jobs: ({ db, mailer, mailTexts, publicUrl, account, invitations, studioHolds }: JobNeeds) => ({
    ...invitations.jobs,
    [beginStudioHoldsJob]: () => studioHolds.beginDue(),
    [applicationMailJob]: async (payload) => {
      const { id, status } = v.parse(MailSchema, payload);
      const row = await findApplication(db, id);
      // Later transitions have their own mail.
      if (row?.status !== status) return;
      const words = await applicationWords(mailTexts, row, publicUrl);
      if (!words) return;
      const { email: to } = await account.userById(row.account_id);
      await mailer.send({ ...words, id: `studio-application-${row.id}-${row.status}`, to });
    },
  }),
  recurringJobs: () => [{ name: beginStudioHoldsJob, at: '15 * * * *' }],
  async prune({ invitations, samples }: ApplicationServices & StudioServices) {
    await invitations.prune();
    await samples.prune();
  },
  exportedLists: ({ db }: Foundation) => [studioExport(db)],
  personalData: studioPersonalData,
  moveCategory: moveCategoryOfApplications,
} satisfies DomainModule;
