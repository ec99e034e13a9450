import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { PersonalData } from './personal-data.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { createPrivacyService, type PrivacyService } from './privacy.service.ts';

interface PrivacyNeeds extends Foundation {
  readonly mailTexts: MailTexts;
  readonly personalData: readonly PersonalData[];
  readonly closing: readonly ((userId: string) => Promise<void>)[];
}

interface OwnNeeds {
  readonly privacy: PrivacyService;
}

/** Export and deletion of personal data by users. */
export const privacyModule = {
  services: {
    privacy: ({ db, callLimits, clock, mailer, mailTexts, personalData, closing }: PrivacyNeeds) =>
      createPrivacyService({ db, callLimits, clock, mailer, mailTexts, data: personalData, closing }),
  },
  routes: (router, environment, { privacy }: OwnNeeds) => privacyRoutes(router, environment, privacy),
  jobs: ({ privacy }: OwnNeeds) => privacy.jobs,
} satisfies DomainModule;
