import path from 'node:path';
import { createAdminService, type AdminService } from './admin/admin.service.ts';
import { createAvatarService, type AvatarService } from './account/avatars.service.ts';
import { createEmailConfirmationService, type EmailConfirmationService } from './account/email-confirmation.service.ts';
import { createSessionService, type SessionService } from './account/sessions.service.ts';
import { createAccountService, type AccountService } from './account/account.service.ts';
import { createOidcService, type OidcService } from './account/oidc.service.ts';
import { createPasswordResetService, type PasswordResetService } from './account/password-reset.service.ts';
import { createCartService, type CartService } from './cart/cart.service.ts';
import { createCouponService } from './cart/coupons.service.ts';
import { createEarlyAccess } from './catalog/early-access.ts';
import { createNoticeService } from './content/notices.ts';
import { createContentService, type ContentService } from './content/content.service.ts';
import { createDesignerService, type DesignerService } from './designers/designers.service.ts';
import { createDownloadService, type DownloadService } from './downloads/downloads.service.ts';
import { createCertificateService, type CertificateService } from './downloads/certificates.service.ts';
import { countPlanUses } from './downloads/plan-uses.repository.ts';
import { createPlanDownloads, type PlanDownloads } from './downloads/plan-downloads.ts';
import { createFreeDownloads, type FreeDownloads } from './downloads/free-downloads.ts';
import { createZipCache } from './downloads/zip-cache.ts';
import { createHelpService, type HelpService } from './help/help.service.ts';
import { createNewsletterService, type NewsletterService } from './newsletter/newsletter.service.ts';
import { createOrderService, type OrderService } from './orders/orders.service.ts';
import { lockPayment, takeParkedRefunds } from './payments/payment-events.repository.ts';
import { createPaymentEvents, type PaymentEvents } from './payments/payment-events.ts';
import { createDiskBudget } from './platform/files/disk-budget.ts';
import type { JobHandlers, RecurringJob } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { providerJobs } from './payments/provider-jobs.ts';
import { everyPersonalData } from './privacy/every-personal-data.ts';
import { createPrivacyService, type PrivacyService } from './privacy/privacy.service.ts';
import { createReviewRatings } from './reviews/review-ratings.ts';
import { createReviewService, type ReviewService } from './reviews/reviews.service.ts';
import type { ShopDependencies } from './shop-dependencies.ts';
import { createSitemapService, type SitemapService } from './sitemap/sitemap.service.ts';
import { createSubscriptionService, type SubscriptionService } from './subscriptions/subscriptions.service.ts';
import { createSupportService, type SupportService } from './support/support.service.ts';

/** Zips can be made again from the files of their pattern. */
const MOST_ZIP_BYTES = 4 * 1024 ** 3;

/** A little less than the gateway waits for the first byte of an answer. */
const PATIENCE_MILLISECONDS = 25_000;

/** Takes limited editions whose time is over out of the shop. */
const endEditionsJob = 'catalog.end-editions';

/** Forgets what has outlived its use: old sessions, idempotency keys and payment pages. */
const pruneJob = 'shop.prune';

/** The rules of the shop, without HTTP. */
export interface Shop {
  readonly admin: AdminService;
  readonly account: AccountService;
  readonly avatars: AvatarService;
  readonly emailConfirmation: EmailConfirmationService;
  readonly sessions: SessionService;
  readonly passwordReset: PasswordResetService;
  readonly oidc: OidcService;
  readonly privacy: PrivacyService;
  readonly cart: CartService;
  readonly content: ContentService;
  readonly help: HelpService;
  readonly newsletter: NewsletterService;
  readonly orders: OrderService;
  readonly paymentEvents: PaymentEvents;
  readonly designers: DesignerService;
  readonly downloads: DownloadService;
  readonly freeDownloads: FreeDownloads;
  readonly planDownloads: PlanDownloads;
  readonly certificates: CertificateService;
  readonly reviews: ReviewService;
  readonly sitemap: SitemapService;
  readonly subscriptions: SubscriptionService;
  readonly support: SupportService;
  readonly payments: Payments;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

/** Puts the services of the shop together. */
export function createShop(dependencies: ShopDependencies): Shop {
  const {
    db,
    writes,
    clock,
    logger,
    catalog,
    secrets,
    publicUrl,
    dataFolder,
    smtp = null,
    supportEmail,
  } = dependencies;
  const account = createAccountService({ db, clock, deviceSecret: secrets.accountLinks });
  const { productionFiles, packZip: pack, intakeProcess } = dependencies;
  const avatars = createAvatarService({ db, folder: path.join(dataFolder, 'files', 'avatars'), intakeProcess });
  const content = createContentService({
    db,
    clock,
    prices: catalog,
    facts: {
      supportEmail,
      isPaymentTest: dependencies.stripe === null,
      hasGoogleSignIn: dependencies.oidc !== null,
      hasMailServer: smtp !== null,
    },
  });
  const folder = path.join(dataFolder, 'files', 'zips');
  const budget = createDiskBudget(folder, MOST_ZIP_BYTES, logger);
  const certificates = createCertificateService({ db, catalog, signingSecret: secrets.certificates, publicUrl });
  const ratings = createReviewRatings(catalog);
  const downloads = createDownloadService({
    db,
    clock,
    logger,
    catalog,
    productionFiles,
    zips: createZipCache({
      folder,
      publicUrl,
      productionFiles,
      certificateOf: (entitlement, asset) => certificates.sheetOf(entitlement, asset),
      pack,
      onWritten: (bytes) => budget.noteWritten(bytes),
      patienceMilliseconds: PATIENCE_MILLISECONDS,
    }),
    linkSecret: secrets.downloadLinks,
    isSessionOpen: (sessionId, userId) => account.isSessionOpen(sessionId, userId),
    onHoldingChanged: (trx, holding) => ratings.recount(trx, holding),
  });
  const payments = createPayments({
    db,
    writes,
    clock,
    publicUrl,
    webhookSecret: secrets.sandboxWebhook,
    webhookUrl: dependencies.webhookUrl,
    hasTestTools: dependencies.hasTestTools,
    stripe: dependencies.stripe,
  });
  const mailer = createMailer(smtp, outboxFolder(dataFolder), `Halfdrop <${supportEmail}>`);
  const subscriptions = createSubscriptionService({
    db,
    writes,
    clock,
    logger,
    account,
    payments: payments.provider,
    mailer,
    publicUrl,
    usedDownloads: countPlanUses,
    earlyRefunds: { lockPayment, takeParkedRefunds },
    rights: downloads,
  });
  const earlyAccess = createEarlyAccess({ clock, plans: subscriptions });
  const coupons = createCouponService({ clock, account });
  const cart = createCartService({ db, writes, catalog, held: downloads, earlyAccess, coupons });
  const orders = createOrderService({
    db,
    writes,
    clock,
    logger,
    account,
    cart,
    coupons,
    downloads,
    held: downloads,
    catalog,
    payments: payments.provider,
    mailer,
    content,
    publicUrl,
    supportEmail,
  });
  const paymentEvents = createPaymentEvents({ writes, clock, payments: payments.provider, orders, subscriptions });
  const passwordReset = createPasswordResetService({
    db,
    clock,
    mailer,
    publicUrl,
    onPasswordSet: (email, callerAddress) => account.forgiveFailures(email, callerAddress),
  });
  const emailConfirmation = createEmailConfirmationService({
    db,
    clock,
    mailer,
    linkSecret: secrets.accountLinks,
    publicUrl,
  });
  const deviceSecret = secrets.accountLinks;
  const oidc = createOidcService({ db, clock, logger, settings: dependencies.oidc, publicUrl, deviceSecret });
  const privacy = createPrivacyService({
    db,
    clock,
    mailer,
    data: everyPersonalData,
    closing: [
      (userId) => avatars.forget(userId),
      (userId) => orders.abandonOpen(userId),
      (userId) => subscriptions.endForDeletion(userId),
    ],
  });
  const notices = createNoticeService({ db, clock, mailer, publicUrl });
  const help = createHelpService({ db, clock });
  const mailing = { db, clock, mailer, publicUrl };
  const support = createSupportService({ ...mailing, account, supportEmail });
  const linkSecret = secrets.newsletterLinks;
  const newsletter = createNewsletterService({ ...mailing, linkSecret });
  const prune = async () => {
    await account.pruneSessions();
    await avatars.sweep();
    await passwordReset.prune();
    await oidc.prune();
    await orders.pruneKeys();
    await payments.prune();
    await newsletter.pruneUnconfirmed();
  };
  const licenseTermsVersion: ContentService['licenseTermsVersion'] = (reader) => content.licenseTermsVersion(reader);
  /** What giving a pattern away stands on, for one of the free downloads or with a plan. */
  const giving = { db, accounts: account, catalog, earlyAccess, downloads, licenseTermsVersion };
  return {
    admin: createAdminService({ db, clock }),
    account,
    avatars,
    emailConfirmation,
    sessions: createSessionService({ db, clock }),
    passwordReset,
    oidc,
    privacy,
    cart,
    content,
    help,
    newsletter,
    orders,
    paymentEvents,
    designers: createDesignerService({ db, clock }),
    downloads,
    freeDownloads: createFreeDownloads(giving),
    planDownloads: createPlanDownloads({ ...giving, clock, plans: subscriptions }),
    certificates,
    reviews: createReviewService({ db, clock, catalog, held: downloads }),
    sitemap: createSitemapService({ db, clock }),
    subscriptions,
    support,
    payments,
    jobs: {
      ...orders.jobs,
      ...downloads.jobs,
      ...payments.sandbox?.jobs,
      ...providerJobs(payments.provider),
      ...support.jobs,
      ...notices.jobs,
      ...newsletter.jobs,
      ...passwordReset.jobs,
      ...privacy.jobs,
      ...emailConfirmation.jobs,
      ...subscriptions.jobs,
      [pruneJob]: prune,
      [endEditionsJob]: () => catalog.collections.withdrawEnded(),
    },
    recurringJobs: [
      { name: pruneJob, at: '17 * * * *' },
      { name: endEditionsJob, at: '* * * * *' },
      ...(payments.sandbox?.recurringJobs ?? []),
      ...notices.recurringJobs,
      ...subscriptions.recurringJobs,
    ],
  };
}

/** Where mail is written to. */
export function outboxFolder(dataFolder: string): string {
  return path.join(dataFolder, 'outbox');
}
