import { type Preloadable, preloadable } from '#lib/preloadable.ts';
import type * as RarePages from './rare-pages.ts';

/** A route and its page, which is loaded on first visit. */
export interface ShopRoute {
  readonly path: string;
  readonly Page: Preloadable;
}

/** Creates a rarely visited page; the names of its files stay out of the initial bundle. */
function rarePage(name: keyof typeof RarePages): ShopRoute['Page'] {
  return preloadable(async (pathname) => (await import('./rare-pages.ts'))[name](pathname));
}

const TextPage = preloadable(async () => (await import('../pages/text/TextPage.tsx')).TextPage);
const HelpRedirect = rarePage('HelpRedirect');

const VerifyPage = rarePage('VerifyPage');
const ProfilePage = preloadable(async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage);
const AdminPage = rarePage('AdminPage');
const ContributorPage = rarePage('ContributorPage');

/** Creates the routes of a page whose desks are selected by the path. */
function desksOf(path: string, Page: ShopRoute['Page'], desks: readonly string[]): ShopRoute[] {
  return [{ path, Page }, ...desks.map((desk) => ({ path: `${path}/${desk}`, Page }))];
}

/** All routes except the 404 page. */
export const routes: readonly ShopRoute[] = [
  { path: '/', Page: preloadable(async () => (await import('../pages/home/HomePage.tsx')).HomePage) },
  {
    path: '/products',
    Page: preloadable(async () => (await import('../pages/products/ProductsPage.tsx')).ProductsPage),
  },
  {
    path: '/product/:slug',
    Page: preloadable(async () => (await import('../pages/product/ProductPage.tsx')).ProductPage),
  },
  {
    path: '/collections',
    Page: preloadable(async () => (await import('../pages/collections/CollectionsPage.tsx')).CollectionsPage),
  },
  {
    path: '/collections/:slug',
    Page: preloadable(async () => (await import('../pages/collection/CollectionPage.tsx')).CollectionPage),
  },
  {
    path: '/designers',
    Page: preloadable(async () => (await import('../pages/designers/DesignersPage.tsx')).DesignersPage),
  },
  {
    path: '/designer/:key',
    Page: preloadable(async () => (await import('../pages/designer/DesignerPage.tsx')).DesignerPage),
  },
  {
    path: '/contemporary',
    Page: preloadable(async () => (await import('../pages/contemporary/ContemporaryPage.tsx')).ContemporaryPage),
  },
  { path: '/cart', Page: preloadable(async () => (await import('../pages/cart/CartPage.tsx')).CartPage) },
  {
    path: '/checkout',
    Page: preloadable(async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage),
  },
  {
    path: '/order-confirmation',
    Page: rarePage('OrderConfirmationPage'),
  },
  {
    path: '/pricing',
    Page: preloadable(async () => (await import('../pages/pricing/PricingPage.tsx')).PricingPage),
  },
  { path: '/about', Page: preloadable(async () => (await import('../pages/about/AboutPage.tsx')).AboutPage) },
  {
    path: '/categories',
    Page: preloadable(async () => (await import('../pages/categories/CategoriesPage.tsx')).CategoriesPage),
  },
  {
    path: '/licenses',
    Page: preloadable(async () => (await import('../pages/licenses/LicensesPage.tsx')).LicensesPage),
  },
  {
    path: '/api',
    Page: rarePage('DevelopersPage'),
  },
  ...['/terms', '/privacy', '/cookies', '/license-terms'].map((path) => ({ path, Page: TextPage })),
  {
    path: '/contributors',
    Page: rarePage('ContributorsPage'),
  },
  ...['/verify', '/verify/:code'].map((path) => ({ path, Page: VerifyPage })),
  ...['/faq', '/help-center'].map((path) => ({ path, Page: HelpRedirect })),
  { path: '/help', Page: preloadable(async () => (await import('../pages/help/HelpPage.tsx')).HelpPage) },
  {
    path: '/help/:slug',
    Page: preloadable(async () => (await import('../pages/help-article/HelpArticlePage.tsx')).HelpArticlePage),
  },
  {
    path: '/contact',
    Page: preloadable(async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage),
  },
  {
    path: '/takedown',
    Page: rarePage('TakedownPage'),
  },
  {
    path: '/takedown/confirm',
    Page: rarePage('ConfirmTakedownPage'),
  },
  {
    path: '/takedown/court',
    Page: rarePage('CourtCasePage'),
  },
  {
    path: '/newsletter/confirm',
    Page: rarePage('NewsletterConfirmPage'),
  },
  {
    path: '/newsletter/unsubscribe',
    Page: rarePage('NewsletterUnsubscribePage'),
  },
  {
    path: '/follow-digest/unsubscribe',
    Page: rarePage('FollowDigestUnsubscribePage'),
  },
  {
    path: '/login/google',
    Page: rarePage('GoogleReturnPage'),
  },
  { path: '/login', Page: preloadable(async () => (await import('../pages/login/LoginPage.tsx')).LoginPage) },
  {
    path: '/register',
    Page: preloadable(async () => (await import('../pages/register/RegisterPage.tsx')).RegisterPage),
  },
  {
    path: '/forgot-password',
    Page: rarePage('ForgotPasswordPage'),
  },
  {
    path: '/confirm-email',
    Page: rarePage('ConfirmEmailPage'),
  },
  ...desksOf('/admin', AdminPage, [
    'review',
    'messages',
    'messages/:id',
    'applications',
    'applications/:id',
    'support',
    'support/:number',
    'reports',
    'reports/:id',
    'takedowns',
    'takedowns/:number',
    'orders',
    'orders/:number',
    'subscriptions',
    'subscriptions/:id',
    'plans',
    'plans/:id',
    'prices',
    'prices/:kind/:id',
    'people',
    'people/:id',
    'coupons',
    'new-coupon',
    'coupons/:code',
    'assets',
    'assets/:id',
    'categories',
    'new-category',
    'categories/:id',
    'collections',
    'new-collection',
    'collections/:id',
    'studios',
    'studios/:id',
    'content',
    'new-article',
    'content/:kind/:slug',
    'newsletter',
    'newsletter/subscribers',
    'new-issue',
    'newsletter/:id',
    'rate-cards',
    'closings',
    'search',
    'search/no-results',
    'search/judged',
    'search/pins',
    'money',
    'money/:key',
    'money-checks/:name',
    'payouts',
    'system',
    'system/jobs',
    'system/mails',
    'system/payment-events',
    'staff',
    'audit',
  ]),
  {
    path: '/support/rating',
    Page: rarePage('SupportRatingPage'),
  },
  ...desksOf('/contributor', ContributorPage, [
    'inbox',
    'uploads',
    'patterns',
    'patterns/:submissionId',
    'reviews',
    'takedowns',
    'studio',
    'collections',
    'earnings',
    'insights',
    'leave',
  ]),
  {
    path: '/studio-invitation',
    Page: rarePage('StudioInvitationPage'),
  },
  ...['/profile', '/profile/tickets/:number'].map((path) => ({ path, Page: ProfilePage })),
];

/** The 404 page. */
export const NotFoundPage = preloadable(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage);
