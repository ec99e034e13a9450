/** Fields of a departure. */
export const DEPARTURE = 'isByShop announcedAt leavesAt reason leftAt';

/** All fields of an amount. */
export const MONEY = 'minorUnits currency';
/** All fields of a pattern. */
export const ASSET = `id slug sku title description altText isFree isPremium isNew licenseName licenseTypes repeat
  orientation tags colors dominantColor thumbhash badge endsAt originalPrice { usd { minorUnits } } rating ratingCount downloadCount publishedAt opensAt viewerHasLicense
  category { id slug name kind assetCount } designer { id slug name }
  price { usd { minorUnits currency } inr { minorUnits currency } } extendedPrice { usd { minorUnits currency } }
  swatches { hex share name } previews { url fallbackUrl width } files { format pixels bytes }
  isSeamVerified collection { id slug name } role recolor { palette unsuitedPalettes }`;
/** All fields of a cart. */
export const CART = `id totalItems items { id license asset { id title } price { usd { minorUnits currency } } opensAt }
  subtotal { usd { minorUnits } } discount { usd { minorUnits } } total { usd { minorUnits } inr { minorUnits } }
  coupon { code discountBasisPoints } notices`;
/** All fields of a refund. */
const REFUND = `id amount { ${MONEY} } reason status requestedAt completedAt`;
/** All fields of an order. */
export const ORDER = `id number paymentSessionId status createdAt completedAt receiptEmail receiptStatus paymentUrl paymentError
  subtotal { minorUnits currency } discount { minorUnits } total { minorUnits }
  items { id title license licenseTermsVersion price { minorUnits } asset { id } entitlement { id } }
  refunded { minorUnits } refunds { ${REFUND} } receiptUrl`;
/** All fields of an order, as shown to admins. */
export const ADMIN_ORDER = `number status createdAt completedAt receiptEmail receiptSentAt buyerId buyerName couponCode paymentReference
  paymentError subtotal { ${MONEY} } discount { ${MONEY} } total { ${MONEY} } refunded { ${MONEY} } refundable { ${MONEY} }
  steps { from to cause happenedAt } ledgerKeys providerEvents { id type amount { ${MONEY} } receivedAt failure }
  items { id title license paid { ${MONEY} } isRefunded } refunds { ${REFUND} }`;
/** All fields of a license. */
export const ENTITLEMENT = `id title license licenseNumber licenseTermsVersion certificateCode certificateUrl formats acquiredAt
  lastDownloadedAt recolor { palette unsuitedPalettes } asset { id }`;
/** All fields of a plan. */
export const PLAN = `id name tier description buttonText interval price { ${MONEY} } listPrice { ${MONEY} } savingPercent
  freeMonths downloadsPerMonth downloadsLabel license licenseLabel hasPremiumAccess catalogLabel trialDays trialDownloads perks features
  isPopular`;
/** All fields of a subscription. */
export const SUBSCRIPTION = `id plan { ${PLAN} } status price { ${MONEY} } startedAt currentPeriodStartedAt currentPeriodEndsAt
  isCanceled pendingPlan { id } pendingAt trialEndsAt graceEndsAt card { brand last4 } downloadsUsed downloadsLeft
  moneyBackEndsAt portalUrl`;
/** All fields of a download quota. */
export const QUOTA = 'planName license hasPremiumAccess hasEarlyAccess limit used left resetsAt';
/** All fields of a session. */
export const SESSION = 'id device createdAt lastUsedAt isCurrent';
/** All fields of an account. */
export const USER = `id name username email isEmailConfirmed hasPassword role staffRoles studios { studioId role } avatarUrl freeDownloads hasActiveSubscription
  createdAt canStartTrial sessions { ${SESSION} } subscription { ${SUBSCRIPTION} } downloadQuota { ${QUOTA} }`;
/** A payload's errors. */
export const ERRORS = 'errors { __typename ... on UserError { message path } }';
/** All fields of a ticket. */
export const TICKET = 'number topic subject description status createdAt dueAt';
export const PAGE = 'pageInfo { page limit totalItems totalPages hasNextPage hasPreviousPage }';
/** All fields of a studio except its pictures. */
export const DESIGNER = `id number slug name specialty bio country links joinedYear portfolioUrl category { slug name } isFeatured
  rating ratingCount assetCount collectionCount downloadCount followerCount viewerIsFollowing`;
/** All fields of a studio application. */
export const STUDIO_APPLICATION = `id status studioName slug specialty about links country category { id } creationMethods
  samples { id fileName url width height } problems { message path } submittedAt answerDueAt decidedAt declineReason note
  mayReapplyAt studio { id } applicant { name email joinedAt } transitions { from to happenedAt note } version`;
/** All fields of a studio, as shown to its members. */
export const STUDIO = `id designer { id } name slug specialty about links country category { id } viewerRole
  members { id name email role joinedAt isViewer } invitations { id email role expiresAt }
  hold { reason heldAt } announcedHold { reason startsAt } version`;
/** All fields of a submission. */
export const SUBMISSION = `id studioId uploadId asset { id } studioAsset { id status } tagSuggestions { tag source } status fileName bytes size { width height } pictureUrl
  findings { code severity message advice boxes { left top width height } } fittingLayouts swatches { hex share name }
  title description tags category { id } subcategory { id } repeatLayout repeatMillimeters hasExtendedLicense creationMethod
  problems { message path } createdAt submittedAt answerDueAt placeInQueue
  verdicts { verdict reasons { code message advice marks { left top width height } } marks { left top width height } note pictureUrl decidedAt } noteToReviewer appeal
  transitions { from to happenedAt note } version`;
/** All descriptive fields of a pattern on sale, as shown to its studio. */
const SAID = 'title description tags category { id } subcategory { id } hasExtendedLicense';
export const STUDIO_ASSET = `id studioId status said { ${SAID} } newerSubmissionId isRevisable version
  hold { reason heldAt } announcedHold { reason startsAt }
  sales { saleCount claimCount earned { ${MONEY} } }
  changes { id kind changedAt actorName before { ${SAID} } after { ${SAID} } }`;
/** All fields of a studio's design collections. */
export const STUDIO_COLLECTIONS = `id collections { id slug name description coverId version
  patterns { role pattern { id title status asset { id } pictureUrl } } }`;
/** All fields of a tile similar to a submission. */
export const NEIGHBOR = `assetId submissionId title pictureUrl repeatLayout drawingDistance lookDistance
  alignment { isFlipped quarterTurns right down agreement colorsFollow }`;
/** All fields of an assigned review. */
export const SUBMISSION_REVIEW = `submission { ${SUBMISSION} } studio { id name } dueAt leaseEndsAt`;
/** All fields of a review. */
export const REVIEW = 'id author stars text createdAt updatedAt answer { studio text answeredAt }';
/** All fields of a studio's inbox. */
export const STUDIO_INBOX = 'id unreadCount mailChoices { topic isMailed }';
/** All fields of a notice. */
export const NOTICE = `id kind happenedAt readAt title submissionId asset { id title } verdict number amount { ${MONEY} } reason month startsAt`;
/** All fields of a studio's payouts. */
export const STUDIO_PAYOUTS = `id account { status reason }
  taxPapers { legalName address country taxNumberEnding savedAt } balance { ${MONEY} } pending { ${MONEY} } nextAvailableAt minimum { ${MONEY} }
  payouts { id number amount { ${MONEY} } status reason month requestedAt settledAt documentUrl }`;
/** All fields of a statement. */
export const STATEMENT = `id number month lineCount total { ${MONEY} } csvSha256 frozenAt csvUrl pdfUrl`;
/** All fields of a statement line. */
export const ROYALTY_LINE = `number occurredAt event kind sku title net { ${MONEY} } basisPoints formula amount { ${MONEY} }`;
