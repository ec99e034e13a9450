import { accountModule } from './account/account.module.ts';
import { adminModule } from './admin/admin.module.ts';
import { cartModule } from './cart/cart.module.ts';
import { catalogModule } from './catalog/catalog.module.ts';
import { contentModule } from './content/content.module.ts';
import { departuresModule } from './departures/departures.module.ts';
import { designersModule } from './designers/designers.module.ts';
import { downloadsModule } from './downloads/downloads.module.ts';
import { helpModule } from './help/help.module.ts';
import { moneyModule } from './money/money.module.ts';
import { insightsModule } from './insights/insights.module.ts';
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
import { takedownsModule } from './takedowns/takedowns.module.ts';
import { systemModule } from './system/system.module.ts';

/** The domains of the shop. Each contributes to the gateway only through its module. */
export const domains = [
  accountModule,
  adminModule,
  cartModule,
  catalogModule,
  contentModule,
  departuresModule,
  designersModule,
  downloadsModule,
  helpModule,
  moneyModule,
  insightsModule,
  newsletterModule,
  noticesModule,
  ordersModule,
  paymentsModule,
  payoutsModule,
  peopleModule,
  privacyModule,
  reviewsModule,
  royaltiesModule,
  searchModule,
  sitemapModule,
  staffModule,
  studiosModule,
  submissionsModule,
  subscriptionsModule,
  supportModule,
  takedownsModule,
  systemModule,
] as const;
