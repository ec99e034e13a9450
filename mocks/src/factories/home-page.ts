import {
  type HomeLayout,
  type HomeSection as WrittenSection,
  type HomeSource,
  readHomeSections,
} from '@halfdrop/domain';
import type { AssetPage, HomePage, ResolversInterfaceTypes, TextWords } from '../generated/resolvers.ts';

type HomeSection = ResolversInterfaceTypes<Record<string, never>>['HomeSection'];

/** A home page with the layout of each section. */
export interface MockHomePage extends Omit<HomePage, 'sections'> {
  readonly sections: HomeSection[];
}

const typeNames = {
  band: 'HomeBand',
  collections: 'HomeCollections',
  editions: 'HomeEditions',
  feature: 'HomeFeature',
  hero: 'HomeHero',
  newsletter: 'HomeNewsletter',
  promises: 'HomePromises',
  strip: 'HomeStrip',
} as const satisfies Partial<Record<HomeLayout, string>>;

function pathOf(source: HomeSource | null): string | null {
  if (source?.kind === 'collection') return `/collections/${source.slug}`;
  return source?.kind === 'category' ? `/products?category=${source.slug}` : null;
}

/**
 * Builds the home page from its text.
 * @param patternsOf the patterns of a section; null if they are unavailable
 */
export function homePage(
  { title, summary, body }: Pick<TextWords, 'title' | 'summary' | 'body'>,
  patternsOf: (section: WrittenSection) => AssetPage | null,
): MockHomePage {
  const shown = readHomeSections(body).filter(({ isShown }) => isShown);
  const sections = shown.map((section): HomeSection => {
    const { key, layout, title: heading, caption, source } = section;
    const shared = { key, title: heading, caption, path: pathOf(source), patterns: patternsOf(section) };
    if (layout === 'tiles-start') return { __typename: 'HomeTiles', leadSide: 'START', ...shared };
    if (layout === 'tiles-end') return { __typename: 'HomeTiles', leadSide: 'END', ...shared };
    return { __typename: typeNames[layout], ...shared };
  });
  return { title, description: summary, sections };
}
