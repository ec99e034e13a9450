import type { Belongings, Role } from '../../api/test/support/cast.ts';
import type { NamedValues } from './support/root-operations.ts';

/** How a root field meets someone; `nothing` is null, or a payload that knows of no such thing. */
export type Verdict = 'served' | 'nothing' | 'unauthenticated' | 'forbidden';

/** Whom a root field is for. */
type Audience = 'anyone' | 'visitors' | 'own' | 'people' | 'contributors' | 'admins';

/** A root field that names one thing of the owner's; visitors are told to sign in where they cannot change anything. */
interface ThingRule {
  readonly audience: 'owner' | 'owner who changes';
  readonly values: (belongings: Belongings) => NamedValues;
}

/** Whom a root field is for and, where it is about one thing of the owner's, which. */
export type Rule = Audience | ThingRule;

const everyone = {
  visitor: 'served',
  'ended session': 'served',
  owner: 'served',
  'other user': 'served',
  contributor: 'served',
  admin: 'served',
} as const satisfies Record<Role, Verdict>;
const withoutStaleTokens = { ...everyone, 'ended session': 'unauthenticated' } as const;
const signedIn = { ...withoutStaleTokens, visitor: 'unauthenticated' } as const;
const ownerAlone = { ...signedIn, 'other user': 'nothing', contributor: 'nothing', admin: 'nothing' } as const;
const nobody = { ...signedIn, owner: 'forbidden', 'other user': 'forbidden' } as const;

/** What everybody meets at a root field, by whom it is for. */
export const verdicts: Readonly<Record<Audience | ThingRule['audience'], Readonly<Record<Role, Verdict>>>> = {
  anyone: everyone,
  visitors: withoutStaleTokens,
  own: { ...signedIn, visitor: 'nothing' },
  people: signedIn,
  contributors: { ...nobody, contributor: 'served', admin: 'forbidden' },
  admins: { ...nobody, contributor: 'forbidden', admin: 'served' },
  owner: { ...ownerAlone, visitor: 'nothing' },
  'owner who changes': ownerAlone,
};

/** Root fields after which their session, or their account, is no more. */
export const partings: readonly string[] = ['Mutation.logout', 'Mutation.endOtherSessions', 'Mutation.deleteAccount'];

/** The rule of every root field. A field that is not named here makes the test fail. */
export const rootRules: Readonly<Record<string, Rule>> = {
  'Query.viewer': 'own',
  'Query.cart': 'own',
  'Query.orders': 'own',
  'Query.supportTickets': 'own',
  'Query.supportTicket': { audience: 'owner', values: ({ ticketNumber }) => ({ number: ticketNumber }) },
  'Query.library': 'own',
  'Query.downloadHistory': 'own',
  'Query.ownedAssetIds': 'own',
  'Query.verifyCertificate': 'anyone',
  'Query.orderBySession': {
    audience: 'owner',
    values: ({ checkoutSession }) => ({ sessionId: checkoutSession }),
  },
  'Query.subscriptionBySession': {
    audience: 'owner',
    values: ({ planSession }) => ({ sessionId: planSession }),
  },
  'Query.previewPlanChange': 'own',
  'Query.adminOrder': 'admins',
  'Query.adminOverview': 'admins',
  'Mutation.refundOrder': 'admins',
  'Query.contributorStudio': 'contributors',

  'Query.asset': 'visitors',
  'Query.assetBySku': 'visitors',
  'Query.assetBySlug': 'visitors',
  'Query.assetDesigners': 'visitors',
  'Query.assetFacets': 'visitors',
  'Query.assetSuggestions': 'visitors',
  'Query.assets': 'visitors',
  'Query.cartQuote': 'visitors',
  'Query.categories': 'visitors',
  'Query.contentPage': 'anyone',
  'Query.coordinates': 'visitors',
  'Query.designer': 'visitors',
  'Query.designerCollections': 'visitors',
  'Query.designerStats': 'anyone',
  'Query.designers': 'visitors',
  'Query.helpCategories': 'anyone',
  'Query.licenses': 'anyone',
  'Query.palettes': 'visitors',
  'Query.isPaymentTest': 'anyone',
  'Query.paymentMethods': 'anyone',
  'Query.plans': 'anyone',
  'Query.reviews': 'visitors',
  'Query.shopCollection': 'visitors',
  'Query.shopCollections': 'visitors',
  'Query.signInOptions': 'anyone',
  'Query.similarAssets': 'visitors',
  'Query.supportEmail': 'anyone',

  'Mutation.register': 'anyone',
  'Mutation.login': 'anyone',
  'Mutation.logout': 'anyone',
  'Mutation.changePassword': 'people',
  'Mutation.requestPasswordReset': 'anyone',
  'Mutation.verifyOtp': 'anyone',
  'Mutation.resetPassword': 'anyone',
  'Mutation.beginGoogleSignIn': 'anyone',
  'Mutation.finishGoogleSignIn': 'anyone',
  'Mutation.confirmEmail': 'anyone',
  'Mutation.resendEmailConfirmation': 'people',
  'Mutation.updateProfile': 'people',
  'Mutation.removeAvatar': 'people',
  'Mutation.endSession': { audience: 'owner who changes', values: ({ otherSession }) => ({ sessionId: otherSession }) },
  'Mutation.endOtherSessions': 'people',
  'Mutation.deleteAccount': 'people',

  'Mutation.addSavedToCart': 'people',
  'Mutation.addToCart': 'people',
  'Mutation.applyCoupon': 'people',
  'Mutation.clearCart': 'people',
  'Mutation.removeCoupon': 'people',
  'Mutation.removeFromCart': 'people',
  'Mutation.startCheckout': 'people',

  'Mutation.cancelSubscription': 'people',
  'Mutation.changePlan': 'people',
  'Mutation.createSubscriptionSession': 'people',
  'Mutation.resumeSubscription': 'people',
  'Mutation.startTrial': 'people',

  'Mutation.claimFreePattern': 'people',
  'Mutation.claimWithSubscription': 'people',
  'Mutation.createDownloadLink': {
    audience: 'owner who changes',
    values: ({ entitlementId }) => ({ entitlementId }),
  },

  'Mutation.confirmNewsletter': 'anyone',
  'Mutation.followDesigner': 'people',
  'Mutation.recordHelpFeedback': 'visitors',
  'Mutation.sendMessage': 'visitors',
  'Mutation.submitTicket': 'visitors',
  'Mutation.subscribeToNewsletter': 'anyone',
  'Mutation.unfollowDesigner': 'people',
  'Mutation.unsubscribeFromNewsletter': 'anyone',
  'Mutation.writeReview': 'people',
};

/** Types that speak of one person, or of the shop to its operator: no type of the open shop may lead to them. */
export const personalTypes: readonly string[] = [
  'AccountSession',
  'AdminOrder',
  'AdminOrderItem',
  'AdminOverview',
  'AssetStatusCount',
  'Download',
  'DownloadLink',
  'DownloadPage',
  'DownloadQuota',
  'Entitlement',
  'EntitlementPage',
  'NewsletterSubscription',
  'Order',
  'OrderItem',
  'OrderPage',
  'PasswordResetRequest',
  'PaymentCard',
  'PlanChangePreview',
  'PlanSubscription',
  'Refund',
  'SubscriptionSession',
  'SupportTicket',
  'SupportTicketPage',
  'User',
];

/** Types of the open shop: whoever asks sees the same, but for the fields below. */
export const openTypes: readonly string[] = [
  'AppliedCoupon',
  'Asset',
  'AssetFacets',
  'AssetPage',
  'AssetSuggestion',
  'Cart',
  'CartItem',
  'CartQuote',
  'Category',
  'Certificate',
  'ContentPage',
  'ContentVersion',
  'DesignCollection',
  'Designer',
  'DesignerCollection',
  'DesignerPage',
  'DesignerShare',
  'DesignerStats',
  'FacetValue',
  'HelpArticle',
  'HelpCategory',
  'License',
  'LicenseUse',
  'Money',
  'PageInfo',
  'Palette',
  'Plan',
  'Preview',
  'Price',
  'PriceRange',
  'ProductionFile',
  'Review',
  'ReviewPage',
  'ReviewSummary',
  'ShopCollection',
  'SignInOptions',
  'StraightUnit',
  'Swatch',
];

/** Where to ask for a field that tells of the viewer, under the name `value`, and what it tells whom. */
interface ViewerField {
  readonly ask: (pattern: { readonly id: string; readonly slug: string }) => string;
  readonly visitor: unknown;
  readonly owner: unknown;
  readonly others: unknown;
}

/** The fields of open types that tell of the viewer, asked of the pattern that the owner has bought. */
export const viewerFields: Readonly<Record<string, ViewerField>> = {
  'Asset.viewerHasLicense': {
    ask: ({ slug }) => `assetBySlug(slug: "${slug}") { value: viewerHasLicense }`,
    visitor: null,
    owner: true,
    others: false,
  },
  'Asset.viewerPlanCovers': {
    ask: ({ slug }) => `assetBySlug(slug: "${slug}") { value: viewerPlanCovers }`,
    visitor: null,
    owner: true,
    others: false,
  },
  'Designer.viewerFollows': {
    ask: ({ slug }) => `assetBySlug(slug: "${slug}") { designer { value: viewerFollows } }`,
    visitor: null,
    owner: true,
    others: false,
  },
  'ReviewPage.viewerReview': {
    ask: ({ id }) => `reviews(assetId: "${id}") { value: viewerReview { stars } }`,
    visitor: null,
    owner: { stars: 5 },
    others: null,
  },
  'ReviewPage.viewerCanReview': {
    ask: ({ id }) => `reviews(assetId: "${id}") { value: viewerCanReview }`,
    visitor: null,
    owner: true,
    others: false,
  },
};
