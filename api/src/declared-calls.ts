import type * as v from 'valibot';
import { adminCalls, adminSchemas } from './admin/admin.contract.ts';
import { dayCalls, daySchemas } from './admin/days.contract.ts';
import { findCalls, findSchemas } from './admin/finds.contract.ts';
import { accountCalls, accountSchemas } from './account/account.contract.ts';
import { avatarCalls, avatarSchemas } from './account/avatars.contract.ts';
import { emailConfirmationCalls, emailConfirmationSchemas } from './account/email-confirmation.contract.ts';
import { oidcCalls, oidcSchemas } from './account/oidc.contract.ts';
import { passwordResetCalls, passwordResetSchemas } from './account/password-reset.contract.ts';
import { sessionCalls, sessionSchemas } from './account/sessions.contract.ts';
import { cartCalls, cartSchemas } from './cart/cart.contract.ts';
import { couponDeskCalls, couponDeskSchemas } from './cart/coupon-desk/coupon-desk.contract.ts';
import { catalogCalls, catalogSchemas } from './catalog/catalog.contract.ts';
import { categoryDeskCalls, categoryDeskSchemas } from './catalog/category-desk/category-desk.contract.ts';
import { collectionDeskCalls, collectionDeskSchemas } from './catalog/collection-desk/collection-desk.contract.ts';
import { paletteCalls, paletteSchemas } from './catalog/palettes.contract.ts';
import { priceDeskCalls, priceDeskSchemas } from './catalog/price-desk/price-desk.contract.ts';
import { shopCollectionCalls, shopCollectionSchemas } from './catalog/shop-collections.contract.ts';
import { previewCalls, pictureSchemas } from './artwork/previews.contract.ts';
import { sharePictureCalls } from './artwork/share-pictures.contract.ts';
import { changeCalls } from './changes/changes.contract.ts';
import { contentCalls, contentSchemas } from './content/content.contract.ts';
import { textDeskCalls, textDeskSchemas } from './content/desk/text-desk.contract.ts';
import { digestCalls, digestSchemas } from './designers/digest.contract.ts';
import { departureCalls, departureSchemas } from './departures/departures.contract.ts';
import { designerCalls, designerSchemas } from './designers/designers.contract.ts';
import { certificateCalls, certificateSchemas } from './downloads/certificates.contract.ts';
import { planDownloadCalls, planDownloadSchemas } from './downloads/plan-downloads.contract.ts';
import { downloadCalls, downloadSchemas } from './downloads/downloads.contract.ts';
import { exportCalls, exportSchemas } from './exports/exports.contract.ts';
import { helpCalls, helpSchemas } from './help/help.contract.ts';
import { moneyCalls, moneySchemas } from './money/money.contract.ts';
import { insightCalls, insightSchemas } from './insights/insights.contract.ts';
import { issueDeskCalls, issueDeskSchemas } from './newsletter/desk/issue-desk.contract.ts';
import { newsletterCalls, newsletterSchemas } from './newsletter/newsletter.contract.ts';
import { noticeCalls, noticeSchemas } from './notices/notices.contract.ts';
import { orderCalls, orderSchemas } from './orders/orders.contract.ts';
import { orderMailCalls, orderMailSchemas } from './orders/order-mails.contract.ts';
import { orderDeskCalls, orderDeskSchemas } from './orders/desk/order-desk.contract.ts';
import { refundCalls } from './orders/refunds.contract.ts';
import type { CallDeclaration } from './platform/http/contract.ts';
import { PaginationSchema } from './platform/http/pagination.ts';
import { ProblemSchema } from './platform/http/problem.ts';
import { PriceSchema } from './platform/money/price.ts';
import { paymentCalls, paymentSchemas } from './payments/payments.contract.ts';
import { payoutDeskCalls, payoutDeskSchemas } from './payouts/desk/payout-desk.contract.ts';
import { payoutCalls, payoutSchemas } from './payouts/payouts.contract.ts';
import { rateCardCalls, rateCardSchemas } from './royalties/rate-cards.contract.ts';
import { royaltyCalls, royaltySchemas } from './royalties/statements.contract.ts';
import { impersonationCalls, impersonationSchemas } from './people/impersonation.contract.ts';
import { peopleCalls, peopleSchemas } from './people/people.contract.ts';
import { privacyCalls } from './privacy/privacy.contract.ts';
import { reviewAnswerCalls, reviewAnswerSchemas } from './reviews/answers.contract.ts';
import { reviewReportCalls, reviewReportSchemas } from './reviews/reports/reports.contract.ts';
import { reviewCalls, reviewSchemas } from './reviews/reviews.contract.ts';
import { searchDeskCalls, searchDeskSchemas } from './search/desk/search-desk.contract.ts';
import { judgedCalls, judgedSchemas } from './search/judged/judged.contract.ts';
import { searchPinCalls, searchPinSchemas } from './search/pins/pins.contract.ts';
import { designerShareCalls, designerShareSchemas } from './search/designer-shares.contract.ts';
import { pictureSearchCalls, pictureSearchSchemas } from './search/picture-search.contract.ts';
import { searchCalls, searchSchemas } from './search/search.contract.ts';
import { sitemapCalls, sitemapSchemas } from './sitemap/sitemap.contract.ts';
import { auditCalls, auditSchemas } from './staff/audit.contract.ts';
import { staffCalls, staffSchemas } from './staff/staff.contract.ts';
import { mailCalls, mailSchemas } from './system/mails/mails.contract.ts';
import { moneyCheckCalls, moneyCheckSchemas } from './system/money-checks.contract.ts';
import { switchCalls, switchSchemas } from './system/switches/switches.contract.ts';
import { systemCalls, systemSchemas } from './system/system.contract.ts';
import { applicationCalls, applicationSchemas } from './studios/applications.contract.ts';
import { studioDeskCalls, studioDeskSchemas } from './studios/desk/studio-desk.contract.ts';
import { studioCalls, studioSchemas } from './studios/studios.contract.ts';
import { assetDeskCalls, assetDeskSchemas } from './submissions/asset-desk/asset-desk.contract.ts';
import { studioAssetCalls, studioAssetSchemas } from './submissions/assets/assets.contract.ts';
import { suggestionCalls, suggestionSchemas } from './submissions/suggestions/suggestions.contract.ts';
import { studioCollectionCalls, studioCollectionSchemas } from './submissions/collections/collections.contract.ts';
import { neighborCalls, neighborSchemas } from './submissions/neighbors/neighbors.contract.ts';
import { messageCalls, messageSchemas } from './submissions/messages/messages.contract.ts';
import { ownTileCalls, ownTileSchemas } from './submissions/own-tiles/own-tiles.contract.ts';
import { submissionReviewCalls, submissionReviewSchemas } from './submissions/review/review.contract.ts';
import { submissionCalls, submissionSchemas } from './submissions/submissions.contract.ts';
import { subscriptionCalls, subscriptionSchemas } from './subscriptions/subscriptions.contract.ts';
import { planDeskCalls, planDeskSchemas } from './subscriptions/plan-desk/plan-desk.contract.ts';
import { correctionCalls, correctionSchemas } from './subscriptions/desk/correction.contract.ts';
import { subscriptionDeskCalls, subscriptionDeskSchemas } from './subscriptions/desk/subscription-desk.contract.ts';
import { deskCalls, deskSchemas } from './support/desk/desk.contract.ts';
import { ticketExportCalls } from './support/desk/ticket-export.contract.ts';
import { supportCalls, supportSchemas } from './support/support.contract.ts';
import { takedownCalls, takedownSchemas } from './takedowns/takedowns.contract.ts';
import { uploadCalls } from './uploads/uploads.contract.ts';

/** Named schemas referenced by calls and other schemas. */
export const namedSchemas: Record<string, v.GenericSchema> = {
  ...accountSchemas,
  ...adminSchemas,
  ...daySchemas,
  ...findSchemas,
  ...avatarSchemas,
  ...emailConfirmationSchemas,
  ...passwordResetSchemas,
  ...oidcSchemas,
  ...sessionSchemas,
  ...cartSchemas,
  ...couponDeskSchemas,
  ...catalogSchemas,
  ...categoryDeskSchemas,
  ...collectionDeskSchemas,
  ...paletteSchemas,
  ...priceDeskSchemas,
  ...pictureSchemas,
  ...shopCollectionSchemas,
  ...contentSchemas,
  ...textDeskSchemas,
  ...departureSchemas,
  ...designerSchemas,
  ...digestSchemas,
  ...designerShareSchemas,
  ...certificateSchemas,
  ...downloadSchemas,
  ...planDownloadSchemas,
  ...exportSchemas,
  ...helpSchemas,
  ...newsletterSchemas,
  ...issueDeskSchemas,
  ...noticeSchemas,
  ...orderSchemas,
  ...orderMailSchemas,
  ...orderDeskSchemas,
  ...paymentSchemas,
  ...payoutSchemas,
  ...payoutDeskSchemas,
  ...peopleSchemas,
  ...impersonationSchemas,
  ...royaltySchemas,
  ...rateCardSchemas,
  ...insightSchemas,
  ...reviewSchemas,
  ...reviewAnswerSchemas,
  ...reviewReportSchemas,
  ...takedownSchemas,
  ...studioDeskSchemas,
  ...pictureSearchSchemas,
  ...searchSchemas,
  ...searchDeskSchemas,
  ...searchPinSchemas,
  ...judgedSchemas,
  ...sitemapSchemas,
  ...auditSchemas,
  ...staffSchemas,
  ...moneySchemas,
  ...moneyCheckSchemas,
  ...systemSchemas,
  ...switchSchemas,
  ...mailSchemas,
  ...applicationSchemas,
  ...studioSchemas,
  ...submissionSchemas,
  ...submissionReviewSchemas,
  ...messageSchemas,
  ...ownTileSchemas,
  ...neighborSchemas,
  ...studioCollectionSchemas,
  ...studioAssetSchemas,
  ...assetDeskSchemas,
  ...suggestionSchemas,
  ...subscriptionSchemas,
  ...planDeskSchemas,
  ...subscriptionDeskSchemas,
  ...correctionSchemas,
  ...deskSchemas,
  ...supportSchemas,
  Pagination: PaginationSchema,
  Price: PriceSchema,
  Problem: ProblemSchema,
};

/** All REST calls, by tag. */
export const callsByTag: Record<string, Record<string, CallDeclaration>> = {
  admin: { ...adminCalls, ...dayCalls, ...findCalls },
  account: {
    ...accountCalls,
    ...passwordResetCalls,
    ...oidcCalls,
    ...avatarCalls,
    ...emailConfirmationCalls,
    ...sessionCalls,
  },
  cart: { ...cartCalls, ...couponDeskCalls },
  artwork: { ...previewCalls, ...sharePictureCalls },
  catalog: {
    ...catalogCalls,
    ...paletteCalls,
    ...shopCollectionCalls,
    ...collectionDeskCalls,
    ...categoryDeskCalls,
    ...priceDeskCalls,
  },
  changes: changeCalls,
  content: { ...contentCalls, ...textDeskCalls },
  departures: departureCalls,
  designers: { ...designerCalls, ...digestCalls },
  downloads: { ...downloadCalls, ...planDownloadCalls, ...certificateCalls },
  exports: exportCalls,
  help: helpCalls,
  newsletter: { ...newsletterCalls, ...issueDeskCalls },
  orders: { ...orderCalls, ...orderMailCalls, ...orderDeskCalls, ...refundCalls },
  notices: noticeCalls,
  payments: paymentCalls,
  payouts: { ...payoutCalls, ...payoutDeskCalls },
  insights: insightCalls,
  royalties: { ...royaltyCalls, ...rateCardCalls },
  people: { ...peopleCalls, ...impersonationCalls },
  privacy: privacyCalls,
  takedowns: takedownCalls,
  reviews: { ...reviewCalls, ...reviewAnswerCalls, ...reviewReportCalls },
  search: {
    ...searchCalls,
    ...designerShareCalls,
    ...pictureSearchCalls,
    ...searchDeskCalls,
    ...searchPinCalls,
    ...judgedCalls,
  },
  sitemap: sitemapCalls,
  staff: { ...staffCalls, ...auditCalls },
  money: moneyCalls,
  system: { ...systemCalls, ...switchCalls, ...mailCalls, ...moneyCheckCalls },
  studioApplications: applicationCalls,
  studios: { ...studioCalls, ...studioDeskCalls },
  submissions: { ...submissionCalls, ...ownTileCalls },
  studioCollections: studioCollectionCalls,
  studioAssets: { ...studioAssetCalls, ...assetDeskCalls },
  submissionReviews: { ...submissionReviewCalls, ...neighborCalls, ...messageCalls },
  suggestions: suggestionCalls,
  subscriptions: { ...subscriptionCalls, ...subscriptionDeskCalls, ...correctionCalls, ...planDeskCalls },
  support: supportCalls,
  supportDesk: { ...deskCalls, ...ticketExportCalls },
  uploads: uploadCalls,
};
