import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

/** One address of the shop and the page behind it, loaded when it is first visited. */
export interface ShopRoute {
  readonly path: string;
  readonly Page: LazyExoticComponent<ComponentType>;
}

const TextPage = lazy(async () => ({ default: (await import('../pages/text/TextPage.tsx')).TextPage }));
const HelpRedirect = lazy(async () => ({
  default: (await import('../pages/help-redirect/HelpRedirect.tsx')).HelpRedirect,
}));

const VerifyPage = lazy(async () => ({ default: (await import('../pages/verify/VerifyPage.tsx')).VerifyPage }));
const ProfilePage = lazy(async () => ({ default: (await import('../pages/profile/ProfilePage.tsx')).ProfilePage }));
const AdminPage = lazy(async () => ({ default: (await import('../pages/admin/AdminPage.tsx')).AdminPage }));
const ContributorPage = lazy(async () => ({
  default: (await import('../pages/contributor/ContributorPage.tsx')).ContributorPage,
}));

/** Every page of the shop but the 404 page. */
export const routes: readonly ShopRoute[] = [
  { path: '/', Page: lazy(async () => ({ default: (await import('../pages/home/HomePage.tsx')).HomePage })) },
  {
    path: '/products',
    Page: lazy(async () => ({ default: (await import('../pages/products/ProductsPage.tsx')).ProductsPage })),
  },
  {
    path: '/product/:slug',
    Page: lazy(async () => ({ default: (await import('../pages/product/ProductPage.tsx')).ProductPage })),
  },
  {
    path: '/collections',
    Page: lazy(async () => ({ default: (await import('../pages/collections/CollectionsPage.tsx')).CollectionsPage })),
  },
  {
    path: '/collections/:slug',
    Page: lazy(async () => ({ default: (await import('../pages/collection/CollectionPage.tsx')).CollectionPage })),
  },
  {
    path: '/designers',
    Page: lazy(async () => ({ default: (await import('../pages/designers/DesignersPage.tsx')).DesignersPage })),
  },
  {
    path: '/designer/:key',
    Page: lazy(async () => ({ default: (await import('../pages/designer/DesignerPage.tsx')).DesignerPage })),
  },
  {
    path: '/contemporary',
    Page: lazy(async () => ({
      default: (await import('../pages/contemporary/ContemporaryPage.tsx')).ContemporaryPage,
    })),
  },
  { path: '/cart', Page: lazy(async () => ({ default: (await import('../pages/cart/CartPage.tsx')).CartPage })) },
  {
    path: '/checkout',
    Page: lazy(async () => ({ default: (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage })),
  },
  {
    path: '/order-confirmation',
    Page: lazy(async () => ({
      default: (await import('../pages/order-confirmation/OrderConfirmationPage.tsx')).OrderConfirmationPage,
    })),
  },
  {
    path: '/pricing',
    Page: lazy(async () => ({ default: (await import('../pages/pricing/PricingPage.tsx')).PricingPage })),
  },
  { path: '/about', Page: lazy(async () => ({ default: (await import('../pages/about/AboutPage.tsx')).AboutPage })) },
  {
    path: '/categories',
    Page: lazy(async () => ({ default: (await import('../pages/categories/CategoriesPage.tsx')).CategoriesPage })),
  },
  {
    path: '/licenses',
    Page: lazy(async () => ({ default: (await import('../pages/licenses/LicensesPage.tsx')).LicensesPage })),
  },
  {
    path: '/api',
    Page: lazy(async () => ({ default: (await import('../pages/developers/DevelopersPage.tsx')).DevelopersPage })),
  },
  ...['/terms', '/privacy', '/cookies', '/license-terms'].map((path) => ({ path, Page: TextPage })),
  {
    path: '/contributors',
    Page: lazy(async () => ({
      default: (await import('../pages/contributors/ContributorsPage.tsx')).ContributorsPage,
    })),
  },
  ...['/verify', '/verify/:code'].map((path) => ({ path, Page: VerifyPage })),
  ...['/faq', '/help-center'].map((path) => ({ path, Page: HelpRedirect })),
  { path: '/help', Page: lazy(async () => ({ default: (await import('../pages/help/HelpPage.tsx')).HelpPage })) },
  {
    path: '/help/:slug',
    Page: lazy(async () => ({
      default: (await import('../pages/help-article/HelpArticlePage.tsx')).HelpArticlePage,
    })),
  },
  {
    path: '/contact',
    Page: lazy(async () => ({ default: (await import('../pages/contact/ContactPage.tsx')).ContactPage })),
  },
  {
    path: '/newsletter/confirm',
    Page: lazy(async () => ({
      default: (await import('../pages/newsletter/NewsletterConfirmPage.tsx')).NewsletterConfirmPage,
    })),
  },
  {
    path: '/newsletter/unsubscribe',
    Page: lazy(async () => ({
      default: (await import('../pages/newsletter/NewsletterUnsubscribePage.tsx')).NewsletterUnsubscribePage,
    })),
  },
  {
    path: '/follow-digest/unsubscribe',
    Page: lazy(async () => ({
      default: (await import('../pages/newsletter/FollowDigestUnsubscribePage.tsx')).FollowDigestUnsubscribePage,
    })),
  },
  {
    path: '/login/google',
    Page: lazy(async () => ({
      default: (await import('../pages/google-return/GoogleReturnPage.tsx')).GoogleReturnPage,
    })),
  },
  { path: '/login', Page: lazy(async () => ({ default: (await import('../pages/login/LoginPage.tsx')).LoginPage })) },
  {
    path: '/register',
    Page: lazy(async () => ({ default: (await import('../pages/register/RegisterPage.tsx')).RegisterPage })),
  },
  {
    path: '/forgot-password',
    Page: lazy(async () => ({
      default: (await import('../pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    })),
  },
  {
    path: '/confirm-email',
    Page: lazy(async () => ({
      default: (await import('../pages/confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    })),
  },
  ...[
    '/admin',
    '/admin/review',
    '/admin/applications',
    '/admin/applications/:id',
    '/admin/support',
    '/admin/support/:number',
    '/admin/orders',
    '/admin/staff',
    '/admin/audit',
  ].map((path) => ({ path, Page: AdminPage })),
  {
    path: '/support/rating',
    Page: lazy(async () => ({
      default: (await import('../pages/support-rating/SupportRatingPage.tsx')).SupportRatingPage,
    })),
  },
  ...['', '/inbox', '/uploads', '/patterns', '/patterns/:submissionId', '/studio', '/collections', '/earnings'].map(
    (desk) => ({
      path: `/contributor${desk}`,
      Page: ContributorPage,
    }),
  ),
  {
    path: '/studio-invitation',
    Page: lazy(async () => ({
      default: (await import('../pages/studio-invitation/StudioInvitationPage.tsx')).StudioInvitationPage,
    })),
  },
  ...['/profile', '/profile/tickets/:number'].map((path) => ({ path, Page: ProfilePage })),
];

/** The page of every other address. */
export const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** Whether a path leads to a page of the shop. */
export function isKnownPath(pathname: string): boolean {
  return routes.some(({ path }) => matchPath(path, pathname));
}
