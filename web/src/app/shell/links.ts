/** A link in the header or footer. */
export interface ShopLink {
  readonly label: string;
  readonly to: string;
}

/** A collection of the Premium Designs menu. */
export interface CollectionLink extends ShopLink {
  readonly about: string;
}

/** Targets of the header's plain links. */
export const headerLinks = {
  designers: { label: 'Designers', to: '/designers' },
  pricing: { label: 'Pricing', to: '/pricing' },
} as const satisfies Record<string, ShopLink>;

/** The collections of the Premium Designs menu. */
export const premiumCollections: readonly CollectionLink[] = [
  {
    label: 'Signature Series',
    to: '/collections/signature',
    about: 'The large prints that whole collections were drawn to.',
  },
  { label: 'Limited Editions', to: '/collections/limited', about: 'Each leaves the shop on the date it carries.' },
  {
    label: 'Designer Collaborations',
    to: '/collections/collaborations',
    about: 'Two studios, one palette.',
  },
  { label: 'Seasonal Exclusives', to: '/collections/seasonal', about: 'A selection that changes with the season.' },
];

/** The columns of the footer. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly ShopLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Designers', to: '/designers' },
      { label: 'Contemporary', to: '/contemporary' },
      { label: 'Contributors', to: '/contributors' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    title: 'Product',
    links: [
      { label: 'All Designs', to: '/products' },
      { label: 'Premium Designs', to: '/collections/premium' },
      { label: 'New Arrivals', to: '/collections/new' },
      { label: 'Collections', to: '/collections' },
      { label: 'Categories', to: '/categories' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Licences', to: '/licenses' },
      { label: 'API', to: '/api' },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help Center', to: '/help' },
      { label: 'Licence terms', to: '/license-terms' },
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Cookies', to: '/cookies' },
    ],
  },
];
