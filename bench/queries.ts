/** What a page of 24 tiles asks for. */
export const listQuery = `query BenchList($filter: AssetFilter, $page: Int, $limit: Int) {
  assets(filter: $filter, page: $page, limit: $limit) {
    items {
      id slug sku title altText isFree isPremium isNew licenseName dominantColor thumbhash rating
      category { id slug name }
      designer { id slug name }
      price { usd { minorUnits currency } inr { minorUnits currency } }
      previews { url fallbackUrl width }
    }
    pageInfo { page limit totalItems totalPages hasNextPage hasPreviousPage }
  }
}`;

/** What the detail page asks for. */
export const detailQuery = `query BenchDetail($slug: String!) {
  assetBySlug(slug: $slug) {
    id slug sku title description altText isFree isPremium isNew licenseName licenseTypes repeat orientation tags
    colors dominantColor thumbhash rating ratingCount downloadCount publishedAt
    category { id slug name }
    designer { id slug name }
    price { usd { minorUnits currency } inr { minorUnits currency } }
    extendedPrice { usd { minorUnits currency } inr { minorUnits currency } }
    swatches { hex share name }
    previews { url fallbackUrl width }
    files { format pixels }
  }
}`;

/** What the Add to Bag button asks for. */
export const addToCartMutation = `mutation BenchAddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart {
      id totalItems
      items { id license asset { id slug title } price { usd { minorUnits currency } inr { minorUnits currency } } }
      total { usd { minorUnits currency } inr { minorUnits currency } }
    }
    errors { __typename ... on UserError { message path } }
  }
}`;
