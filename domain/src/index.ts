export {
  ASSET_FILTERS,
  ASSET_LABELS,
  isEnumValueOf,
  ORIENTATIONS,
  REPEATS,
  type AssetFilterAddress,
  type AssetFilterName,
  type EnumValue,
} from './asset-filters.ts';
export * from './asset-changes.ts';
export * from './asset-lists.ts';
export * from './audit-subjects.ts';
export * from './payout-lists.ts';
export { ASSET_SORTS, type AssetSort } from './asset-sorts.ts';
export * from './design-collections.ts';
export * from './coupons.ts';
export { FIRST_HOME_PAGE } from './first-home-page.ts';
export * from './home-page.ts';
export { parseMarkdown, type Block, type Inline, type Section } from './markdown.ts';
export * from './newsletter.ts';
export * from './price-book.ts';
export * from './subscription-lists.ts';
export { EmailField } from './fields/email.ts';
export { NameField } from './fields/name.ts';
export { OtpField } from './fields/otp.ts';
export { GivenPasswordField, NewPasswordField, ReplacingPasswordField } from './fields/password.ts';
export { MAX_REASON_CHARACTERS, ReasonField } from './fields/reason.ts';
export { ReviewAnswerField, ReviewField } from './fields/review.ts';
export * from './fields/studio.ts';
export { TaxPapersFields } from './fields/tax-papers.ts';
export { MessageField, SenderNameField, TicketDescriptionField, TicketSubjectField } from './fields/support.ts';
export { UsernameField } from './fields/username.ts';
export {
  DEFAULT_PAGE_SIZE,
  MAX_APPLICATION_NOTE_CHARACTERS,
  MAX_APPLICATION_SAMPLES,
  MAX_COLLECTION_DESCRIPTION_CHARACTERS,
  MAX_COLLECTION_NAME_CHARACTERS,
  MAX_COLLECTION_PATTERNS,
  MAX_STUDIO_COLLECTIONS,
  MAX_AVATAR_BYTES,
  MAX_CART_LINES,
  MAX_CERTIFICATE_CHARACTERS,
  MAX_COMPANY_CHARACTERS,
  MAX_COUPON_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PAGE_SIZE,
  MAX_PATTERN_DESCRIPTION_CHARACTERS,
  MAX_PATTERN_TAGS,
  MAX_PATTERN_TITLE_CHARACTERS,
  MAX_REPEAT_MILLIMETERS,
  MAX_REVIEW_CHARACTERS,
  MAX_SAMPLE_BYTES,
  MAX_SEARCH_CHARACTERS,
  MAX_STUDIO_ABOUT_CHARACTERS,
  MAX_STUDIO_LINKS,
  MAX_STUDIO_NAME_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
  MAX_REVIEW_MARKS,
  MAX_REVIEW_NOTE_CHARACTERS,
  MAX_SUBMISSIONS_AT_ONCE,
  MAX_TAG_CHARACTERS,
  MAX_TAX_ADDRESS_CHARACTERS,
  MAX_TAX_NAME_CHARACTERS,
  MAX_TAX_NUMBER_CHARACTERS,
  MIN_APPLICATION_SAMPLES,
  MIN_PATTERN_TAGS,
  MIN_REPEAT_MILLIMETERS,
  REVIEW_LEASE_MINUTES,
  OTP_DIGITS,
} from './limits.ts';
export { MAX_PALETTE_COLORS, readPaletteShare, writePaletteShare, type PaletteShare } from './palette-shares.ts';
export {
  canPayoutBecome,
  isPayoutInFlight,
  MIN_PAYOUT_CENTS,
  PAYOUT_ACCOUNT_STATUSES,
  PAYOUT_STATUSES,
  type PayoutAccountStatus,
  type PayoutStatus,
} from './payouts.ts';
export {
  BUYABLE_LICENSES,
  licenseName,
  LICENSES,
  PREMIUM_LICENSE_NAME,
  shownLicenseName,
  type BuyableLicense,
  type License,
} from './licenses.ts';
export {
  centsOf,
  decimalOf,
  dollars,
  MAX_PRICE,
  percentOf,
  portionOf,
  shareOf,
  splitByWeight,
  sumOf,
  sumPrices,
  totalsOf,
  zeroPrice,
  type Price,
} from './money.ts';
export {
  actionOfNoticeTopic,
  NOTICE_KINDS,
  NOTICE_TOPICS,
  noticeKindsOf,
  topicOfNotice,
  type NoticeKind,
  type NoticeTopic,
} from './notices.ts';
export {
  isPublicAssetId,
  LICENSE_NUMBER,
  ORDER_NUMBER,
  publicAssetId,
  skuOf,
  TAKEDOWN_NUMBER,
  TICKET_NUMBER,
  type CodeFormat,
} from './numbers.ts';
export { FIND_KINDS, MIN_FIND_CHARACTERS, type FindKind } from './desk-finds.ts';
export { ORDER_SORTS, ORDER_VIEWS, type OrderSort, type OrderView } from './order-lists.ts';
export { FREE_DOWNLOADS, IMPERSONATION_MINUTES } from './people-limits.ts';
export { PERSON_SORTS, PERSON_VIEWS, type PersonSort, type PersonView } from './people-lists.ts';
export { MAX_PLAN_PERKS, MAX_TRIAL_DAYS, PlanDescriptionField, PlanNameField, PlanPerkField } from './fields/plan.ts';
export {
  PLAN_INTERVALS,
  PLAN_OFFERS,
  PLAN_TIERS,
  planCatalogLabel,
  planDownloadsLabel,
  type PlanInterval,
  planLicenseName,
  planName,
  type PlanOffer,
  type PlanTier,
  planWithInterval,
  yearlySaving,
} from './plans.ts';
export { MAX_REFUND_WITHOUT_PROOF, PROOF_MINUTES } from './proof.ts';
export {
  can,
  isForHolders,
  isForStaff,
  POLICY,
  roleAllows,
  roleOf,
  type Action,
  type Actor,
  type StaffAction,
  type StudioAction,
} from './policy.ts';
export { CLOSING_NOTICE_DAYS, earliestClosing, MAX_DEPARTURE_DAYS } from './departures.ts';
export { INSIGHT_DAYS } from './insights.ts';
export { ROLES, STAFF_ROLES, STUDIO_ROLES, type Role, type StaffRole, type StudioRole } from './roles.ts';
export {
  earliestRateCardStart,
  netOfSale,
  periodShares,
  RATE_CARD_NOTICE_DAYS,
  rateCardAt,
  reversalOf,
  saleRoyalty,
  shareRefund,
  splitPeriod,
  type Claim,
  type SoldItem,
} from './royalties.ts';
export { checkStatementCsv } from './check-statement.ts';
export {
  formulaOf,
  percentWords,
  ROYALTY_KINDS,
  royaltyOf,
  signedDecimal,
  STATEMENT_CSV_HEAD,
  statementCsvRow,
  type RoyaltyFacts,
  type RoyaltyKind,
  type StatementLine,
} from './statements.ts';
export { findingWords, type PreflightCode } from './preflight.ts';
export {
  MAX_UNMARKED_WIDTH,
  PREVIEW_WIDTHS,
  previewAddresses,
  previewAt,
  previewBaseUrl,
  previewsAt,
  previewWidthFor,
  sharePictureAddress,
  unitAddresses,
  unitBaseUrl,
  UNMARKED_WIDTHS,
  type PreviewAddress,
  type PreviewWidth,
} from './preview-addresses.ts';
export * from './review-reasons.ts';
export * from './review-reports.ts';
export { HOLD_NOTICE_DAYS, holdStartAfterNotice } from './holds.ts';
export { MAX_MESSAGES_PER_HOUR, MESSAGE_SIDES, type MessageSide } from './submission-messages.ts';
export { overturnedShare, REVIEW_APPEAL_DAYS, REVIEW_WAIT_DAYS } from './review-figures.ts';
export {
  answerDueAt,
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  applicationProblems,
  CREATION_METHODS,
  DECLINE_REASONS,
  DECLINE_WORDS,
  isOpenApplication,
  isReapplicationDate,
  mayBecome,
  reapplicationFrom,
  type ApplicationStatus,
  type CreationMethod,
  type DeclineReason,
} from './studio-applications.ts';
export {
  isAwaitingVerdict,
  isEditableSubmission,
  maySubmissionBecome,
  PatternDescriptionField,
  PatternTitleField,
  RepeatLayoutField,
  RepeatMillimetersField,
  SUBMISSION_STATUSES,
  SUBMISSION_TRANSITIONS,
  submissionProblems,
  submissionStatusNamed,
  TagField,
  titleFromFileName,
  type SubmissionStatus,
} from './submissions.ts';
export { SHOP_PAGES } from './shop-pages.ts';
export * from './categories.ts';
export * from './shop-collections.ts';
export * from './texts.ts';
export * from './uploads.ts';
export * from './support.ts';
export * from './system.ts';
export * from './money-desk.ts';
export * from './search-desk.ts';
export * from './studio-lists.ts';
export * from './takedowns.ts';
