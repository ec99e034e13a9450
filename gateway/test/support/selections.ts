/** All of a pattern. */
export const ASSET = `id slug sku assetId title description altText isFree isPremium isNew licenseName licenseTypes repeat
  orientation tags colors dominantColor thumbhash badge endsAt originalPrice { usd { minorUnits } } rating ratingCount downloadCount publishedAt viewerHasLicense
  category { id slug name kind assetCount } designer { id slug name }
  price { usd { minorUnits currency } inr { minorUnits currency } } extendedPrice { usd { minorUnits currency } }
  swatches { hex share name } previews { url fallbackUrl width } files { format pixels bytes }
  isSeamVerified collection { id slug name } role palette unsuitedPalettes`;
/** All of a cart. */
export const CART = `id totalItems items { id license asset { id title } price { usd { minorUnits currency } } }
  subtotal { usd { minorUnits } } discount { usd { minorUnits } } total { usd { minorUnits } inr { minorUnits } }
  coupon { code discountBasisPoints } notices`;
/** All of an order. */
export const ORDER = `id number sessionId status createdAt completedAt receiptEmail receiptStatus paymentUrl paymentError
  subtotal { minorUnits currency } discount { minorUnits } total { minorUnits }
  items { id title license licenseTermsVersion price { minorUnits } asset { id } entitlement { id } }`;
/** A payload's errors. */
export const ERRORS = 'errors { __typename ... on UserError { message path } }';
/** Where a page stands. */
export const PAGE = 'pageInfo { page limit totalItems totalPages hasNextPage hasPreviousPage }';
/** All of a studio but its pictures. */
export const DESIGNER = `id number slug name specialty bio country joinedYear portfolioUrl category { slug name } isFeatured
  rating ratingCount assetCount collectionCount downloadCount followerCount viewerFollows`;
