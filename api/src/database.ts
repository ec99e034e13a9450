import type { Kysely, Transaction } from 'kysely';
import type { AccountTables, AccountViews } from './account/account.tables.ts';
import type { OidcTables } from './account/oidc.tables.ts';
import type { CartTables, CartViews } from './cart/cart.tables.ts';
import type { ArtworkTables, ArtworkViews } from './artwork/artwork.tables.ts';
import type { CatalogListingViews } from './catalog/catalog-listing.tables.ts';
import type { CatalogViews } from './catalog/catalog-views.tables.ts';
import type { CatalogTables } from './catalog/catalog.tables.ts';
import type { ChangeTables } from './changes/changes.tables.ts';
import type { ContentTables, ContentViews } from './content/content.tables.ts';
import type { DepartureTables, DepartureViews } from './departures/departures.tables.ts';
import type { DesignerTables } from './designers/designers.tables.ts';
import type { DownloadTables, DownloadViews } from './downloads/downloads.tables.ts';
import type { HelpTables, HelpViews } from './help/help.tables.ts';
import type { InsightTables } from './insights/insights.tables.ts';
import type { LedgerTables, LedgerViews } from './ledger/ledger.tables.ts';
import type { MoneyTables, MoneyViews } from './money/money.tables.ts';
import type { NewsletterTables } from './newsletter/newsletter.tables.ts';
import type { NoticeTables } from './notices/notices.tables.ts';
import type { OrderTables, OrderViews } from './orders/orders.tables.ts';
import type { PaymentTables, PaymentViews } from './payments/payments.tables.ts';
import type { PayoutTables } from './payouts/payouts.tables.ts';
import type { PlatformTables } from './platform/database/platform.tables.ts';
import type { ReviewTables, ReviewViews } from './reviews/reviews.tables.ts';
import type { RoyaltyTables, RoyaltyViews } from './royalties/royalties.tables.ts';
import type { StatementTables } from './royalties/statements.tables.ts';
import type { SearchTables, SearchViews } from './search/search.tables.ts';
import type { StaffTables } from './staff/staff.tables.ts';
import type { StudioTables, StudioViews } from './studios/studios.tables.ts';
import type { SubmissionTables, SubmissionViews } from './submissions/submissions.tables.ts';
import type { SubscriptionTables, SubscriptionViews } from './subscriptions/subscriptions.tables.ts';
import type { SupportTables, SupportViews } from './support/support.tables.ts';
import type { SystemTables } from './system/system.tables.ts';
import type { TakedownTables, TakedownViews } from './takedowns/takedowns.tables.ts';
import type { UploadTables } from './uploads/uploads.tables.ts';

/** Views that domains publish to each other. */
type PublishedViews = AccountViews &
  ArtworkViews &
  CartViews &
  CatalogListingViews &
  CatalogViews &
  ContentViews &
  DepartureViews &
  DownloadViews &
  HelpViews &
  LedgerViews &
  MoneyViews &
  OrderViews &
  PaymentViews &
  ReviewViews &
  RoyaltyViews &
  SearchViews &
  StudioViews &
  SubmissionViews &
  SubscriptionViews &
  SupportViews &
  TakedownViews;

/** All tables and views of the application. */
export type Database = PublishedViews &
  AccountTables &
  ArtworkTables &
  CartTables &
  CatalogTables &
  ChangeTables &
  ContentTables &
  DepartureTables &
  DesignerTables &
  DownloadTables &
  HelpTables &
  InsightTables &
  LedgerTables &
  MoneyTables &
  NewsletterTables &
  NoticeTables &
  OidcTables &
  OrderTables &
  PaymentTables &
  PayoutTables &
  PlatformTables &
  ReviewTables &
  RoyaltyTables &
  SearchTables &
  StatementTables &
  StaffTables &
  StudioTables &
  SubmissionTables &
  SubscriptionTables &
  SupportTables &
  SystemTables &
  TakedownTables &
  UploadTables;

/** Query builder on the connection pool. */
export type Db = Kysely<Database>;

/** A running transaction. */
export type Trx = Transaction<Database>;

/** Query builder inside or outside a transaction, for repositories that support both. */
export type DbOrTrx = Db | Trx;
