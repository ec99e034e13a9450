import path from 'node:path';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { accountPersonalData } from './personal-data.repository.ts';
import { accountRoutes, passwordResetRoutes } from './account.routes.ts';
import { createAccountService, type AccountService } from './account.service.ts';
import { createAvatarService, type AvatarService } from './avatars.service.ts';
import { createEmailConfirmationService, type EmailConfirmationService } from './email-confirmation.service.ts';
import type { OidcSettings } from './oidc-issuer.ts';
import { oidcRoutes } from './oidc.routes.ts';
import { createOidcService, type OidcService } from './oidc.service.ts';
import { createPasswordResetService, type PasswordResetService } from './password-reset.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { createSessionService, type SessionService } from './sessions.service.ts';

interface AccountServices {
  readonly account: AccountService;
  readonly avatars: AvatarService;
  readonly emailConfirmation: EmailConfirmationService;
  readonly sessions: SessionService;
  readonly passwordReset: PasswordResetService;
  readonly oidc: OidcService;
}

/** Script of the process that decodes untrusted images. */
type IntakeNeeds = Foundation & { readonly intakeProcess: URL };

/** OIDC client settings; null when sign-in through an issuer is disabled. */
type OidcNeeds = Foundation & { readonly oidcSettings: OidcSettings | null };

type MailNeeds = Foundation & { readonly mailTexts: MailTexts };

type PasswordResetNeeds = MailNeeds & Pick<AccountServices, 'account'>;

/** Accounts, profiles, sessions and sign-in with Google. */
export const accountModule = {
  services: {
    account: ({ db, callLimits, clock, rateLimits, secrets }: Foundation) =>
      createAccountService({ db, callLimits, clock, rateLimits, deviceSecret: secrets.accountLinks }),
    avatars: ({ db, callLimits, dataFolder, intakeProcess }: IntakeNeeds) =>
      createAvatarService({ db, callLimits, folder: path.join(dataFolder, 'files', 'avatars'), intakeProcess }),
    emailConfirmation: ({ db, callLimits, clock, mailer, mailTexts, publicUrl, secrets }: MailNeeds) =>
      createEmailConfirmationService({
        db,
        callLimits,
        clock,
        mailer,
        mailTexts,
        publicUrl,
        linkSecret: secrets.accountLinks,
      }),
    sessions: createSessionService,
    passwordReset: ({ db, clock, rateLimits, mailer, mailTexts, publicUrl, account }: PasswordResetNeeds) =>
      createPasswordResetService({
        db,
        clock,
        rateLimits,
        mailer,
        mailTexts,
        publicUrl,
        onPasswordSet: (email, callerAddress) => account.forgiveFailures(email, callerAddress),
      }),
    oidc: ({ db, callLimits, clock, logger, publicUrl, secrets, oidcSettings }: OidcNeeds) =>
      createOidcService({
        db,
        callLimits,
        clock,
        logger,
        publicUrl,
        settings: oidcSettings,
        deviceSecret: secrets.accountLinks,
      }),
  },
  routes(router, environment, shop: AccountServices & Foundation) {
    accountRoutes(router, environment, shop.account);
    profileRoutes(router, environment, shop);
    passwordResetRoutes(router, environment, shop.passwordReset);
    oidcRoutes(router, environment, shop);
  },
  jobs: ({ passwordReset, emailConfirmation }: AccountServices) => ({
    ...passwordReset.jobs,
    ...emailConfirmation.jobs,
  }),
  async prune({ account, avatars, passwordReset, oidc }: AccountServices) {
    await account.pruneSessions();
    await avatars.sweep();
    await passwordReset.prune();
    await oidc.prune();
  },
  personalData: accountPersonalData,
  closeAccount: ({ avatars }: AccountServices, userId) => avatars.forget(userId),
} satisfies DomainModule;
