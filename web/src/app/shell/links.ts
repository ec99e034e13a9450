/** A link of header or footer. */
export interface ShopLink {
  readonly label: string;
  readonly to: string;
}

/** A collection of the Premium Designs menu. */
export interface CollectionLink extends ShopLink {
  readonly about: string;
}

/** Where the header's single links lead. */
export const headerLinks = {
  designers: { label: 'Designers', to: '/products?sort=rating' },
  pricing: { label: 'Pricing', to: '/products?sort=price-low' },
} as const satisfies Record<string, ShopLink>;

/** The collections of premium patterns. */
export const premiumCollections: readonly CollectionLink[] = [
  { label: 'Signature Series', to: '/products?premium=true', about: 'The patterns our studios are known for.' },
  { label: 'Limited Editions', to: '/products?premium=true&sort=price-high', about: 'The rarest work in the book.' },
  {
    label: 'Designer Collaborations',
    to: '/products?premium=true&sort=rating',
    about: 'Rated best by those who print.',
  },
  {
    label: 'Seasonal Exclusives',
    to: '/products?premium=true&sort=newest',
    about: 'What has just come off the table.',
  },
];

/** The columns of the footer. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly ShopLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Designers', to: '/products?sort=rating' },
    ],
  },
  {
    title: 'Product',
    links: [
      { label: 'All Designs', to: '/products' },
      { label: 'Premium Designs', to: '/products?premium=true' },
      { label: 'New Arrivals', to: '/products?new=true&sort=newest' },
      { label: 'Free patterns', to: '/products?free=true' },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Your account', to: '/profile' },
      { label: 'Your bag', to: '/cart' },
    ],
  },
];
