import { type HomeLayout, type HomeSection, writeHomeSections } from './home-page.ts';
import { PREMIUM_LICENSE_NAME } from './licenses.ts';

interface FirstSection extends Pick<HomeSection, 'key' | 'title' | 'caption'> {
  readonly layout: HomeLayout;
  readonly collection: string | null;
}

const sections: readonly FirstSection[] = [
  {
    key: 'hero',
    layout: 'hero',
    title: 'Patterns that *repeat* beautifully.',
    caption:
      'Seamless surface designs that tile edge to edge. Buy one pattern at a time and download its vector and print files at once.',
    collection: 'featured',
  },
  {
    key: 'trending-collections',
    layout: 'collections',
    title: 'Trending Collections',
    caption: 'Drawn to go together, and leading our lists just now',
    collection: 'trending',
  },
  {
    key: 'premium',
    layout: 'band',
    title: 'Premium Designs, *cut from finer cloth.*',
    caption: `{{patterns}} under the ${PREMIUM_LICENSE_NAME}: not part of Membership. Each one can be bought by itself, with all its files.`,
    collection: 'premium',
  },
  {
    key: 'new-arrivals',
    layout: 'tiles-start',
    title: 'New Arrivals',
    caption: 'Added in the last 14 days',
    collection: 'new',
  },
  {
    key: 'luxury',
    layout: 'feature',
    title: 'Luxury',
    caption: 'Lacquer, gilt, damask and stone',
    collection: 'luxury',
  },
  {
    key: 'selection',
    layout: 'strip',
    title: 'Editor’s selection',
    caption: 'Picked by hand from every corner of the book',
    collection: 'featured',
  },
  {
    key: 'limited',
    layout: 'editions',
    title: 'Limited Edition',
    caption: 'Each of these leaves the shop on its date',
    collection: 'limited',
  },
  {
    key: 'trending-now',
    layout: 'tiles-end',
    title: 'Trending Now',
    caption: 'What leads our lists just now',
    collection: 'trending',
  },
  { key: 'promises', layout: 'promises', title: '', caption: '', collection: null },
  { key: 'newsletter', layout: 'newsletter', title: '', caption: '', collection: null },
];

/** The default home page. Its title and summary are used by search engines. */
export const FIRST_HOME_PAGE = {
  title: 'Patterns that repeat beautifully',
  summary:
    'Seamless patterns that tile edge to edge: SVG and PDF vectors, PNG and JPG at 3500 × 3500 px and 300 dpi, bought one by one and downloaded at once.',
  body: writeHomeSections(
    sections.map(({ key, layout, title, caption, collection }) => ({
      key,
      layout,
      isShown: true,
      title,
      caption,
      source: collection === null ? null : { kind: 'collection', slug: collection },
    })),
  ),
} as const;
