/** A link of header or footer. */
export interface ShopLink {
  readonly label: string;
  readonly to: string;
}

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
