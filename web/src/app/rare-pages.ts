/** Loads the page and preloads the desk shown at `pathname`. */
export async function AdminPage(pathname?: string) {
  const { AdminPage: Page, preloadDesk } = await import('../pages/admin/AdminPage.tsx');
  if (pathname !== undefined) preloadDesk(pathname);
  return Page;
}
/** Loads the page. */
export const ConfirmEmailPage = async () =>
  (await import('../pages/confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage;
/** Loads the page and preloads the desk shown at `pathname`. */
export async function ContributorPage(pathname?: string) {
  const { ContributorPage: Page, preloadDesk } = await import('../pages/contributor/ContributorPage.tsx');
  if (pathname !== undefined) preloadDesk(pathname);
  return Page;
}
/** Loads the page. */
export const DevelopersPage = async () => (await import('../pages/developers/DevelopersPage.tsx')).DevelopersPage;
/** Loads the page. */
export const FollowDigestUnsubscribePage = async () =>
  (await import('../pages/newsletter/FollowDigestUnsubscribePage.tsx')).FollowDigestUnsubscribePage;
/** Loads the page. */
export const GoogleReturnPage = async () =>
  (await import('../pages/google-return/GoogleReturnPage.tsx')).GoogleReturnPage;
/** Loads the page. */
export const HelpRedirect = async () => (await import('../pages/help-redirect/HelpRedirect.tsx')).HelpRedirect;
/** Loads the page. */
export const NewsletterConfirmPage = async () =>
  (await import('../pages/newsletter/NewsletterConfirmPage.tsx')).NewsletterConfirmPage;
/** Loads the page. */
export const NewsletterUnsubscribePage = async () =>
  (await import('../pages/newsletter/NewsletterUnsubscribePage.tsx')).NewsletterUnsubscribePage;
/** Loads the page. */
export const TakedownPage = async () => (await import('../pages/takedown/TakedownPage.tsx')).TakedownPage;
/** Loads the page. */
export const ConfirmTakedownPage = async () =>
  (await import('../pages/takedown/ConfirmTakedownPage.tsx')).ConfirmTakedownPage;
/** Loads the page. */
export const CourtCasePage = async () => (await import('../pages/takedown/CourtCasePage.tsx')).CourtCasePage;
/** Loads the page. */
export const StudioInvitationPage = async () =>
  (await import('../pages/studio-invitation/StudioInvitationPage.tsx')).StudioInvitationPage;
/** Loads the page. */
export const SupportRatingPage = async () =>
  (await import('../pages/support-rating/SupportRatingPage.tsx')).SupportRatingPage;
/** Loads the page. */
export const VerifyPage = async () => (await import('../pages/verify/VerifyPage.tsx')).VerifyPage;
/** Loads the page. */
export const ForgotPasswordPage = async () =>
  (await import('../pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage;
/** Loads the page. */
export const OrderConfirmationPage = async () =>
  (await import('../pages/order-confirmation/OrderConfirmationPage.tsx')).OrderConfirmationPage;
/** Loads the page. */
export const ContributorsPage = async () =>
  (await import('../pages/contributors/ContributorsPage.tsx')).ContributorsPage;
