import {
  asset,
  demoConfirmationToken,
  demoDigestToken,
  demoGoogleSignIn,
  demoLogin,
  entitlement,
} from '../../../mocks/src/index.ts';
import {
  ADMIN_ORDER,
  ASSET,
  CART,
  DESIGNER,
  ENTITLEMENT,
  ERRORS,
  MONEY,
  ORDER,
  PAGE,
  PLAN,
  QUOTA,
  REVIEW,
  SESSION,
  SUBSCRIPTION,
  TICKET,
  USER,
} from './selections.ts';
import { assetDeskOperations } from './asset-desk-operations.ts';
import { categoryOperations } from './category-operations.ts';
import { studioDeskOperations } from './studio-desk-operations.ts';
import { takedownOperations } from './takedown-operations.ts';
import { reportOperations } from './report-operations.ts';
import { collectionOperations } from './collection-operations.ts';
import { couponOperations } from './coupon-operations.ts';
import { newsletterOperations } from './newsletter-operations.ts';
import { moneyOperations } from './money-operations.ts';
import { searchOperations } from './search-operations.ts';
import { planDeskOperations } from './plan-desk-operations.ts';
import { subscriptionDeskOperations } from './subscription-desk-operations.ts';
import { priceOperations } from './price-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { staffOperations } from './staff-operations.ts';
import { studioOperations } from './studio-operations.ts';
import { textOperations } from './text-operations.ts';
import { supportOperations } from './support-operations.ts';
import { systemOperations } from './system-operations.ts';

/** Every root field once, in an order that makes the stateful mock sell something. */
export const operations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['assets', `{ assets(limit: 2) { items { ${ASSET} } ${PAGE} } }`],
  ...studioOperations,
  ...supportOperations,
  [
    'assetFacets',
    `{ assetFacets { categories { value label count } tags { value } colors { value } orientations { value }
      licenseTypes { value } repeats { value } totalItems priceRange { min max } } }`,
  ],
  ['asset', `{ asset(id: "asset-1") { ${ASSET} } }`],
  ['similarAssets', '{ similarAssets(assetId: "asset-1") { id } }'],
  ['coordinatingAssets', '{ coordinatingAssets(assetId: "asset-1") { id collection { id } role } }'],
  ['palettes', '{ palettes { slug name ground inks } }'],
  ['assetSuggestions', '{ assetSuggestions(text: "peo") { label asset { id } } }'],
  ['categories', '{ categories { id slug name kind assetCount cover { id } children { id } } }'],
  [
    'contentPage',
    `{ contentPage(slug: "terms") { slug title summary body version publishedAt effectiveAt versionInForce
      versions { version publishedAt effectiveAt } } }`,
  ],
  [
    'homePage',
    `{ homePage { title description sections { __typename key title caption path patterns(limit: 2) { items { id } }
      ... on HomeTiles { leadSide } } } }`,
  ],
  [
    'licenses',
    `{ licenses { type name permits forbids isCommercialUseAllowed isAttributionRequired isProductResaleAllowed uses { name answer } formats
      availability surcharge { usd { minorUnits currency } } } }`,
  ],
  [
    'shopCollections',
    '{ shopCollections { id slug title description kind season endsAt assetCount covers(limit: 2) { id } } }',
  ],
  ['shopCollection', '{ shopCollection(slug: "trending") { id slug title kind assetCount } }'],
  ['addToCart', `mutation { addToCart(input: { assetId: "asset-1" }) { cart { ${CART} } ${ERRORS} } }`],
  ['applyCoupon', `mutation { applyCoupon(input: { code: "save10" }) { cart { ${CART} } ${ERRORS} } }`],
  ['removeCoupon', `mutation { removeCoupon { cart { ${CART} } ${ERRORS} } }`],
  ['cart', `{ cart { ${CART} } }`],
  ['cartQuote', `{ cartQuote(items: [{ assetId: "asset-1" }]) { cart { ${CART} } ${ERRORS} } }`],
  [
    'startCheckout',
    `mutation { startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 700 }) { order { ${ORDER} } ${ERRORS} } }`,
  ],
  ['orderByPaymentSession', `{ orderByPaymentSession(paymentSessionId: "session-0") { ${ORDER} } }`],
  ['orders', `{ orders { items { ${ORDER} } ${PAGE} } }`],
  ['supportTickets', `{ supportTickets { items { ${TICKET} } ${PAGE} } }`],
  ['supportTicket', `{ supportTicket(number: "HD-T-77777777") { ${TICKET} } }`],
  ['library', `{ library { items { ${ENTITLEMENT} } ${PAGE} } }`],
  [
    'createDownloadLink',
    `mutation { createDownloadLink(input: { entitlementId: "entitlement-asset-2" }) {
      link { url fileName isReady expiresAt } ${ERRORS} } }`,
  ],
  [
    'addSavedToCart',
    `mutation { addSavedToCart(input: { items: [{ assetId: "asset-4" }] }) { cart { ${CART} } ${ERRORS} } }`,
  ],
  ['removeFromCart', `mutation { removeFromCart(input: { assetId: "asset-4" }) { cart { ${CART} } ${ERRORS} } }`],
  ['clearCart', `mutation { clearCart { cart { ${CART} } ${ERRORS} } }`],
  [
    'designers',
    `{ designers { items { ${DESIGNER} covers { id } avatar { id } } categories { value label count } ${PAGE} } }`,
  ],
  ['designer', `{ designer(key: "1") { ${DESIGNER} covers { id } avatar { id } } }`],
  [
    'designerCollections',
    '{ designerCollections(key: "1") { description assetCount collection { id slug name } covers { id } } }',
  ],
  ['designerStats', '{ designerStats { designerCount assetCount rating ratingCount } }'],
  ['assetDesigners', '{ assetDesigners { assetCount designer { id name } cover { id } } }'],
  ['followDigest', '{ followDigest { isMailed } }'],
  [
    'chooseFollowDigest',
    `mutation { chooseFollowDigest(input: { isMailed: false }) { followDigest { isMailed } ${ERRORS} } }`,
  ],
  [
    'unsubscribeFromFollowDigest',
    `mutation { unsubscribeFromFollowDigest(input: { token: "${demoDigestToken}" }) { followDigest { isMailed } ${ERRORS} } }`,
  ],
  [
    'followDesigner',
    `mutation { followDesigner(input: { designerId: "designer-loomhouse" }) { designer { ${DESIGNER} } ${ERRORS} } }`,
  ],
  [
    'unfollowDesigner',
    `mutation { unfollowDesigner(input: { designerId: "designer-loomhouse" }) { designer { ${DESIGNER} } ${ERRORS} } }`,
  ],
  [
    'login',
    `mutation { login(input: { email: "${demoLogin.email}", password: "${demoLogin.password}" }) {
      token user { ${USER} } deviceToken ${ERRORS} } }`,
  ],
  ['helpCategories', '{ helpCategories { id topic title description articles { id slug question answer } } }'],
  [
    'recordHelpFeedback',
    `mutation { recordHelpFeedback(input: { articleId: "article-free-trial", visitorKey: "visitor-key-0000001" }) {
      isRecorded ${ERRORS} } }`,
  ],
  [
    'submitTicket',
    `mutation { submitTicket(input: { topic: DOWNLOADS, subject: "S", description: "D", email: "a@example.com" }) {
      ticket { ${TICKET} } ${ERRORS} } }`,
  ],
  [
    'sendMessage',
    `mutation { sendMessage(input: { name: "Ada", email: "ada@example.com", message: "M" }) {
      ticket { number topic subject status createdAt dueAt } ${ERRORS} } }`,
  ],
  [
    'subscribeToNewsletter',
    `mutation { subscribeToNewsletter(input: { email: "a@example.com" }) { subscription { email status } ${ERRORS} } }`,
  ],
  [
    'confirmNewsletter',
    `mutation { confirmNewsletter(input: { token: "newsletter-token" }) { subscription { email status } ${ERRORS} } }`,
  ],
  [
    'unsubscribeFromNewsletter',
    `mutation { unsubscribeFromNewsletter(input: { token: "newsletter-token" }) {
      subscription { email status } ${ERRORS} } }`,
  ],
  [
    'reviews',
    `{ reviews(assetId: "asset-2") { items { ${REVIEW} } ${PAGE}
      summary { mean count byStars } viewerReview { id } viewerHasAnswerMail viewerHasHiddenReview
      viewerCanReview } }`,
  ],
  [
    'writeReview',
    `mutation { writeReview(input: { assetId: "asset-2", stars: 5, text: "Lovely" }) { review { id stars } ${ERRORS} } }`,
  ],
  [
    'claimFreeAsset',
    `mutation { claimFreeAsset(input: { assetId: "asset-3" }) {
      entitlement { ${ENTITLEMENT} } viewer { ${USER} } ${ERRORS} } }`,
  ],
  ['plans', `{ plans(offer: MEMBERSHIP) { ${PLAN} } }`],
  ['supportEmail', '{ supportEmail }'],
  ['isPaymentTest', '{ isPaymentTest }'],
  ['paymentMethods', '{ paymentMethods }'],
  [
    'downloadHistory',
    `{ downloadHistory { items { id title formats downloadedAt entitlementId asset { id } } ${PAGE} } }`,
  ],
  ['ownedAssetIds', '{ ownedAssetIds(assetIds: ["asset-2", "asset-59"]) }'],
  [
    'certificate',
    `{ certificate(code: "${entitlement(asset(2)).certificateCode}") { code status statusChangedAt holder title sku
      asset { id } license licenseNumber licenseTermsVersion acquiredAt } }`,
  ],
  [
    'startTrial',
    `mutation { startTrial(input: { planId: "membership-monthly" }) { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`,
  ],
  [
    'createSubscriptionSession',
    `mutation { createSubscriptionSession(input: { planId: "membership-yearly" }) { paymentUrl paymentSessionId ${ERRORS} } }`,
  ],
  [
    // The mock ends a payment between two looks at it.
    'subscriptionSession',
    `{ before: subscriptionSession(paymentSessionId: "plan-session-1") { paymentUrl }
      subscriptionSession(paymentSessionId: "plan-session-1") { id paymentSessionId status plan { ${PLAN} } price { ${MONEY} }
        receiptEmail paymentUrl paymentError subscription { ${SUBSCRIPTION} } } }`,
  ],
  [
    'planChangePreview',
    `{ planChangePreview(planId: "pro-yearly") { plan { ${PLAN} } dueNow { ${MONEY} } takesEffectAt isImmediate previewedAt } }`,
  ],
  [
    'changePlan',
    `mutation { changePlan(input: { planId: "pro-yearly", previewedAt: "2026-11-02T09:00:00.000Z", expectedDue: 39001 }) {
      subscription { ${SUBSCRIPTION} } ${ERRORS} } }`,
  ],
  [
    'claimWithSubscription',
    `mutation { claimWithSubscription(input: { assetId: "asset-6" }) {
      entitlement { ${ENTITLEMENT} } downloadQuota { ${QUOTA} } ${ERRORS} } }`,
  ],
  ['viewer', `{ viewer { ${USER} } }`],
  ['cancelSubscription', `mutation { cancelSubscription { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`],
  ['resumeSubscription', `mutation { resumeSubscription { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`],
  ['resendEmailConfirmation', `mutation { resendEmailConfirmation { email isSent ${ERRORS} } }`],
  ['confirmEmail', `mutation { confirmEmail(input: { token: "${demoConfirmationToken}" }) { email ${ERRORS} } }`],
  ['updateProfile', `mutation { updateProfile(input: { name: "Ada" }) { viewer { ${USER} } ${ERRORS} } }`],
  ['removeAvatar', `mutation { removeAvatar { viewer { ${USER} } ${ERRORS} } }`],
  [
    'endSession',
    `mutation { endSession(input: { sessionId: "session-phone" }) { sessions { ${SESSION} } ${ERRORS} } }`,
  ],
  ['endOtherSessions', `mutation { endOtherSessions { sessions { ${SESSION} } ${ERRORS} } }`],
  [
    'changePassword',
    `mutation { changePassword(input: { currentPassword: "${demoLogin.password}", newPassword: "a new password" }) {
      viewer { ${USER} } ${ERRORS} } }`,
  ],
  [
    'requestPasswordReset',
    `mutation { requestPasswordReset(input: { email: "${demoLogin.email}" }) {
      request { message expiresInSeconds } ${ERRORS} } }`,
  ],
  [
    'verifyOtp',
    `mutation { verifyOtp(input: { email: "${demoLogin.email}", otp: "123456" }) { resetToken ${ERRORS} } }`,
  ],
  [
    'resetPassword',
    `mutation { resetPassword(input: { resetToken: "reset-token-1", newPassword: "a new password" }) { isReset ${ERRORS} } }`,
  ],
  ['logout', `mutation { logout { isSignedOut ${ERRORS} } }`],
  ['signInOptions', '{ signInOptions { hasGoogle } }'],
  [
    'beginGoogleSignIn',
    `mutation { beginGoogleSignIn(input: { redirect: "/profile" }) { authorizationUrl browserKey ${ERRORS} } }`,
  ],
  [
    'finishGoogleSignIn',
    `mutation { finishGoogleSignIn(input: { code: "${demoGoogleSignIn.code}", browserKey: "${demoGoogleSignIn.browserKey}" }) {
      token user { ${USER} } deviceToken isNewAccount redirect ${ERRORS} } }`,
  ],
  [
    'deleteAccount',
    `mutation { deleteAccount(input: { confirmation: "DELETE", password: "a new password" }) { isDeleted ${ERRORS} } }`,
  ],
  [
    'adminOverview',
    `{ adminOverview { assets { status count } accountCount paidOrderCount returnedPaymentCount openTicketCount overdueTicketCount
      recentMessageCount newestTickets { number topic subject status createdAt dueAt } countedAt } }`,
  ],
  [
    'adminDays',
    `{ adminDays { day revenue { minorUnits currency } refunded { minorUnits currency } orders periods people
      subscriptionsBegun subscriptionsCanceled paymentsFailed } }`,
  ],
  ['adminWaiting', '{ adminWaiting { submissions applications tickets overdueTickets reportedReviews takedowns } }'],
  [
    'refundOrder',
    `mutation { refundOrder(input: { orderNumber: "HDO-00000000", idempotencyKey: "key-00001", reason: DUPLICATE, amount: 100 }) {
      order { ${ADMIN_ORDER} } ${ERRORS} } }`,
  ],
  [
    'adminOrders',
    `{ adminOrders(view: SOLD, limit: 1) { items { number status createdAt completedAt receiptEmail buyerName total { ${MONEY} }
      refunded { ${MONEY} } itemCount } ${PAGE} } }`,
  ],
  ['adminOrder', `{ adminOrder(number: "HDO-00000000") { ${ADMIN_ORDER} } }`],
  ['contributorStudio', `{ contributorStudio { ${DESIGNER} } }`],
  ...couponOperations,
  ...priceOperations,
  ...planDeskOperations,
  ...subscriptionDeskOperations,
  ...textOperations,
  ...categoryOperations,
  ...collectionOperations,
  ...assetDeskOperations,
  ...reportOperations,
  ...takedownOperations,
  ...studioDeskOperations,
  ...staffOperations,
  ...newsletterOperations,
  ...systemOperations,
  ...moneyOperations,
  ...searchOperations,
  ...peopleOperations,
];

/** Who may ask for what is not everybody's. */
export const roles: Readonly<Record<string, 'ADMIN' | 'CONTRIBUTOR'>> = {
  acceptStudioApplication: 'ADMIN',
  adminPlan: 'ADMIN',
  adminPlans: 'ADMIN',
  changePlanTerms: 'ADMIN',
  cancelPlannedTerms: 'ADMIN',
  putPlanOnSale: 'ADMIN',
  adminSubscription: 'ADMIN',
  adminSubscriptions: 'ADMIN',
  adminPlanChangePreview: 'ADMIN',
  adminSubscriptionBill: 'ADMIN',
  cancelForSubscriber: 'ADMIN',
  changePlanForSubscriber: 'ADMIN',
  creditSubscriptionDays: 'ADMIN',
  retrySubscriptionPayment: 'ADMIN',
  creditSubscription: 'ADMIN',
  refundSubscription: 'ADMIN',
  adminOwnPrices: 'ADMIN',
  adminPrice: 'ADMIN',
  adminPriceBook: 'ADMIN',
  cancelPlannedPrice: 'ADMIN',
  changePrice: 'ADMIN',
  adminCoupon: 'ADMIN',
  adminCoupons: 'ADMIN',
  adminAsset: 'ADMIN',
  adminAssets: 'ADMIN',
  rewordAsset: 'ADMIN',
  holdAsset: 'ADMIN',
  releaseAsset: 'ADMIN',
  adminCategories: 'ADMIN',
  createCategory: 'ADMIN',
  changeCategory: 'ADMIN',
  removeCategory: 'ADMIN',
  orderCategories: 'ADMIN',
  reportReview: 'ADMIN',
  adminStudio: 'ADMIN',
  adminStudios: 'ADMIN',
  featureStudio: 'ADMIN',
  holdStudio: 'ADMIN',
  releaseStudio: 'ADMIN',
  counterTakedown: 'CONTRIBUTOR',
  studioTakedowns: 'CONTRIBUTOR',
  takedown: 'ADMIN',
  takedowns: 'ADMIN',
  holdForTakedown: 'ADMIN',
  refuseTakedown: 'ADMIN',
  restoreAfterTakedown: 'ADMIN',
  reportedReview: 'ADMIN',
  reportedReviews: 'ADMIN',
  hideReview: 'ADMIN',
  keepReview: 'ADMIN',
  showReview: 'ADMIN',
  adminCollection: 'ADMIN',
  adminCollections: 'ADMIN',
  createCollection: 'ADMIN',
  changeCollection: 'ADMIN',
  orderCollections: 'ADMIN',
  adminText: 'ADMIN',
  adminTexts: 'ADMIN',
  adminTextVersion: 'ADMIN',
  createArticle: 'ADMIN',
  textPreview: 'ADMIN',
  saveText: 'ADMIN',
  publishText: 'ADMIN',
  newsletterCounts: 'ADMIN',
  newsletterSubscribers: 'ADMIN',
  newsletterIssues: 'ADMIN',
  newsletterIssue: 'ADMIN',
  newsletterPreview: 'ADMIN',
  createNewsletterIssue: 'ADMIN',
  saveNewsletterIssue: 'ADMIN',
  sendNewsletterTest: 'ADMIN',
  scheduleNewsletterIssue: 'ADMIN',
  stopNewsletterIssue: 'ADMIN',
  exportNewsletterSubscribers: 'ADMIN',
  changeCoupon: 'ADMIN',
  createCoupons: 'ADMIN',
  exportCoupons: 'ADMIN',
  exportOrders: 'ADMIN',
  exportPeople: 'ADMIN',
  exportSubscriptions: 'ADMIN',
  exportAssets: 'ADMIN',
  exportStudios: 'ADMIN',
  exportAuditLines: 'ADMIN',
  adminOrder: 'ADMIN',
  adminOrders: 'ADMIN',
  adminDays: 'ADMIN',
  adminFinds: 'ADMIN',
  adminOverview: 'ADMIN',
  adminPeople: 'ADMIN',
  adminPerson: 'ADMIN',
  blockPerson: 'ADMIN',
  confirmPersonEmail: 'ADMIN',
  correctPersonDownloads: 'ADMIN',
  endPersonSessions: 'ADMIN',
  erasePerson: 'ADMIN',
  impersonatePerson: 'ADMIN',
  unblockPerson: 'ADMIN',
  announceDeparture: 'CONTRIBUTOR',
  announceRateCard: 'ADMIN',
  answerReview: 'CONTRIBUTOR',
  answerTicket: 'ADMIN',
  adminWaiting: 'ADMIN',
  appealSubmission: 'CONTRIBUTOR',
  auditChain: 'ADMIN',
  auditLines: 'ADMIN',
  cancelStudioInvitation: 'CONTRIBUTOR',
  changeStudioMemberRole: 'CONTRIBUTOR',
  changeTicket: 'ADMIN',
  chooseNoticeMail: 'CONTRIBUTOR',
  closeStudio: 'ADMIN',
  contributorStudio: 'CONTRIBUTOR',
  decideSubmission: 'ADMIN',
  declineStudioApplication: 'ADMIN',
  editStudioAsset: 'CONTRIBUTOR',
  grantStaffRole: 'ADMIN',
  proveIdentity: 'ADMIN',
  departures: 'ADMIN',
  deskTicket: 'ADMIN',
  discardJob: 'ADMIN',
  ledgerTransaction: 'ADMIN',
  ledgerTransactions: 'ADMIN',
  reconciliations: 'ADMIN',
  requestReconciliation: 'ADMIN',
  synonyms: 'ADMIN',
  zeroResults: 'ADMIN',
  saveSynonym: 'ADMIN',
  pinnedSearches: 'ADMIN',
  saveSearchPin: 'ADMIN',
  removeSearchPin: 'ADMIN',
  removeSynonym: 'ADMIN',
  dryRunSearch: 'ADMIN',
  moneyCheck: 'ADMIN',
  moneyChecks: 'ADMIN',
  paymentEvents: 'ADMIN',
  processPaymentEvent: 'ADMIN',
  retryJob: 'ADMIN',
  sendMailAgain: 'ADMIN',
  systemMails: 'ADMIN',
  systemJobs: 'ADMIN',
  systemState: 'ADMIN',
  deskTickets: 'ADMIN',
  inviteStudioMember: 'CONTRIBUTOR',
  keepSubmissionReview: 'ADMIN',
  mergeTicket: 'ADMIN',
  noteTicketPresence: 'ADMIN',
  linkStudioPack: 'CONTRIBUTOR',
  markNoticesRead: 'CONTRIBUTOR',
  orderStudioCollections: 'CONTRIBUTOR',
  refundOrder: 'ADMIN',
  removeApplicationSample: 'CONTRIBUTOR',
  removeReviewAnswer: 'CONTRIBUTOR',
  removeStudioCollection: 'CONTRIBUTOR',
  removeStudioMember: 'CONTRIBUTOR',
  removeSupportMacro: 'ADMIN',
  requestPayout: 'CONTRIBUTOR',
  royaltyStatement: 'CONTRIBUTOR',
  royaltyStatements: 'CONTRIBUTOR',
  returnStudioAsset: 'CONTRIBUTOR',
  reviseStudioAsset: 'CONTRIBUTOR',
  saveStudioCollection: 'CONTRIBUTOR',
  saveSubmissions: 'CONTRIBUTOR',
  saveTaxPapers: 'CONTRIBUTOR',
  saveSupportMacro: 'ADMIN',
  sendOrderMail: 'ADMIN',
  skipSubmissionReview: 'ADMIN',
  staffMembers: 'ADMIN',
  startPayoutOnboarding: 'CONTRIBUTOR',
  studioApplicationById: 'ADMIN',
  studioApplications: 'ADMIN',
  studioAsset: 'CONTRIBUTOR',
  studioDeparture: 'CONTRIBUTOR',
  studioInsights: 'CONTRIBUTOR',
  wantedSearches: 'CONTRIBUTOR',
  studioNotices: 'CONTRIBUTOR',
  studioCollections: 'CONTRIBUTOR',
  studioLoosePatterns: 'CONTRIBUTOR',
  studioPayouts: 'CONTRIBUTOR',
  studioReviews: 'CONTRIBUTOR',
  takeClosingBack: 'ADMIN',
  takeDepartureBack: 'CONTRIBUTOR',
  studioSubmissions: 'CONTRIBUTOR',
  submission: 'CONTRIBUTOR',
  submissionCopies: 'CONTRIBUTOR',
  submissionNeighbors: 'ADMIN',
  submitSubmission: 'CONTRIBUTOR',
  takeStaffRole: 'ADMIN',
  supportTools: 'ADMIN',
  takeNextSubmission: 'ADMIN',
  updateStudio: 'CONTRIBUTOR',
  viewerStudios: 'CONTRIBUTOR',
  withdrawStudioAsset: 'CONTRIBUTOR',
  withdrawSubmission: 'CONTRIBUTOR',
};
