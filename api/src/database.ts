import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './account/account.tables.ts';
import type { OidcTables } from './account/oidc.tables.ts';
import type { CartTables } from './cart/cart.tables.ts';
import type { CatalogTables } from './catalog/catalog.tables.ts';
import type { ContentTables } from './content/content.tables.ts';
import type { DesignerTables } from './designers/designers.tables.ts';
import type { DownloadTables } from './downloads/downloads.tables.ts';
import type { HelpTables } from './help/help.tables.ts';
import type { LedgerTables } from './ledger/ledger.tables.ts';
import type { NewsletterTables } from './newsletter/newsletter.tables.ts';
import type { OrderTables } from './orders/orders.tables.ts';
import type { PaymentTables } from './payments/payments.tables.ts';
import type { PlatformTables } from './platform/database/platform.tables.ts';
import type { ReviewTables } from './reviews/reviews.tables.ts';
import type { SubscriptionTables } from './subscriptions/subscriptions.tables.ts';
import type { SupportTables } from './support/support.tables.ts';

/** Every table the application reads or writes, domain by domain. */
export type Database = AccountTables &
  CartTables &
  CatalogTables &
  ContentTables &
  DesignerTables &
  DownloadTables &
  HelpTables &
  LedgerTables &
  NewsletterTables &
  OidcTables &
  OrderTables &
  PaymentTables &
  PlatformTables &
  ReviewTables &
  SubscriptionTables &
  SupportTables;

/** The query builder over the connection pool. */
export type Db = Kysely<Database>;

/** A running transaction. */
export type Trx = Transaction<Database>;

/** Either: a repository reads the same way inside a transaction and outside. */
export type DbOrTrx = Db | Trx;
