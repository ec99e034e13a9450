import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createDigestService, digestJob, type DigestService } from './digest.service.ts';
import { designerPersonalData } from './personal-data.repository.ts';
import { designerRoutes, digestRoutes } from './designers.routes.ts';
import { createDesignerService, type DesignerService } from './designers.service.ts';

const foldSumsJob = 'designers.fold-sums';
const keepPicturesJob = 'designers.keep-pictures';

interface OwnServices {
  readonly designers: DesignerService;
  readonly digests: DigestService;
}

interface DigestNeeds extends Foundation {
  readonly mailTexts: MailTexts;
}

/** Studios, their followers, and the weekly mail to followers. */
export const designersModule = {
  services: {
    designers: createDesignerService,
    digests: ({ db, clock, mailer, mailTexts, publicUrl, secrets }: DigestNeeds) =>
      createDigestService({ db, clock, mailer, mailTexts, publicUrl, linkSecret: secrets.newsletterLinks }),
  },
  routes(router, environment, { designers, digests }: OwnServices) {
    designerRoutes(router, environment, designers);
    digestRoutes(router, environment, digests);
  },
  jobs: ({ designers, digests }: OwnServices) => ({
    ...digests.jobs,
    [foldSumsJob]: () => designers.foldSums(),
    [keepPicturesJob]: () => designers.keepPictures(),
  }),
  recurringJobs: () => [
    { name: digestJob, at: '20 7 * * 1' },
    { name: foldSumsJob, at: '* * * * *' },
    { name: keepPicturesJob, at: '*/10 * * * *' },
  ],
  prune: ({ digests }: OwnServices) => digests.prune(),
  personalData: designerPersonalData,
} satisfies DomainModule;
