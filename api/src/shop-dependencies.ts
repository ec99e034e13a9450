import type { OidcSettings } from './account/oidc-issuer.ts';
import type { SellableCatalog } from './cart/cart.ports.ts';
import type { LicensePrices } from './content/content.service.ts';
import type { OwnedCatalog, ProductionFiles, ZipPacker } from './downloads/downloads.ports.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Db } from './database.ts';
import type { InstallationSecrets } from './platform/database/secrets.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { SmtpSettings } from './platform/mail/mailer.ts';
import type { StripeAccount } from './payments/payments.ts';
import type { RatedCatalog } from './reviews/reviews.service.ts';

/** What leaves the shop on a date. */
interface LimitedEditions {
  readonly collections: { withdrawEnded(): Promise<void> };
}

/** What the rules of the shop stand on. */
export interface ShopDependencies {
  readonly db: Db;
  /** Over a pool of its own: for transactions that wait for each other, such as those of one cart. */
  readonly writes: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly catalog: SellableCatalog & OwnedCatalog & LicensePrices & LimitedEditions & RatedCatalog;
  readonly productionFiles: ProductionFiles;
  readonly packZip: ZipPacker;
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
  readonly secrets: InstallationSecrets;
  readonly dataFolder: string;
  readonly publicUrl: string;
  /** How the shop is known to the issuer people may sign in with; null while that is switched off. */
  readonly oidc: OidcSettings | null;
  /** Left out, mail is written to the outbox. */
  readonly smtp?: SmtpSettings | null;
  /** Where people write to, and who answers them. */
  readonly supportEmail: string;
  /** Whether the payment sandbox offers to deliver its events badly. */
  readonly hasTestTools: boolean;
  /** Null for the payment sandbox. */
  readonly stripe: StripeAccount | null;
  /** Where our own webhook listens; known once the process listens. */
  readonly webhookUrl: () => string;
}
