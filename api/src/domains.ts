import { accountModule } from './account/account.module.ts';
import { adminModule } from './admin/admin.module.ts';
import { artworkModule } from './artwork/artwork.module.ts';
import { cartModule } from './cart/cart.module.ts';
import { catalogModule } from './catalog/catalog.module.ts';
import { changesModule } from './changes/changes.module.ts';
import { contentModule } from './content/content.module.ts';
import { departuresModule } from './departures/departures.module.ts';
import { designersModule } from './designers/designers.module.ts';
import { downloadsModule } from './downloads/downloads.module.ts';
import { exportsModule } from './exports/exports.module.ts';
import { helpModule } from './help/help.module.ts';
import { insightsModule } from './insights/insights.module.ts';
import { ledgerModule } from './ledger/ledger.module.ts';
import { moneyModule } from './money/money.module.ts';
import { newsletterModule } from './newsletter/newsletter.module.ts';
import { noticesModule } from './notices/notices.module.ts';
import { ordersModule } from './orders/orders.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { payoutsModule } from './payouts/payouts.module.ts';
import { peopleModule } from './people/people.module.ts';
import { privacyModule } from './privacy/privacy.module.ts';
import { reviewsModule } from './reviews/reviews.module.ts';
import { royaltiesModule } from './royalties/royalties.module.ts';
import { searchModule } from './search/search.module.ts';
import { sitemapModule } from './sitemap/sitemap.module.ts';
import { staffModule } from './staff/staff.module.ts';
import { studiosModule } from './studios/studios.module.ts';
import { submissionsModule } from './submissions/submissions.module.ts';
import { subscriptionsModule } from './subscriptions/subscriptions.module.ts';
import { supportModule } from './support/support.module.ts';
import { systemModule } from './system/system.module.ts';
import { takedownsModule } from './takedowns/takedowns.module.ts';
import { uploadsModule } from './uploads/uploads.module.ts';

/**
 * All domains, each contributing through its module. The order matters: work spread over domains, such as erasing a
 * person, runs in this order, and on conflicting routes the first domain wins.
 */
export const domains = [
  artworkModule,
  searchModule,
  catalogModule,
  accountModule,
  cartModule,
  ordersModule,
  ledgerModule,
  royaltiesModule,
  paymentsModule,
  payoutsModule,
  contentModule,
  subscriptionsModule,
  downloadsModule,
  reviewsModule,
  designersModule,
  staffModule,
  studiosModule,
  noticesModule,
  uploadsModule,
  submissionsModule,
  departuresModule,
  takedownsModule,
  insightsModule,
  supportModule,
  helpModule,
  newsletterModule,
  privacyModule,
  peopleModule,
  adminModule,
  exportsModule,
  moneyModule,
  systemModule,
  sitemapModule,
  changesModule,
] as const;
