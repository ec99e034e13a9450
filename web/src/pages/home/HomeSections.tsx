import { NewsletterBlock } from '#features/newsletter/NewsletterBlock.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { BandSection } from './BandSection.tsx';
import { CollectionsSection } from './CollectionsSection.tsx';
import { EditionsSection } from './EditionsSection.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import type { HomeSections_PageFragment } from './HomeSections.fragment.generated.ts';
import type { MissingPart, PartState } from './part-state.ts';
import { PromisesSection } from './PromisesSection.tsx';
import { StripSection } from './StripSection.tsx';
import { TilesSection } from './TilesSection.tsx';

type Section = HomeSections_PageFragment['sections'][number];

interface Props {
  readonly page: Masked<HomeSections_PageFragment>;
  /** State of sections without patterns. */
  readonly missing: MissingPart;
}

/** Sections of the home page in order; empty ones are left out. */
export function HomeSections({ page, missing }: Props) {
  const { sections } = readFragment<HomeSections_PageFragment>(page);
  const hero = sections.find((section) => section.__typename === 'HomeHero')?.patterns?.items[0]?.id;
  return sections.map((section) => <Shown key={section.key} section={section} missing={missing} hero={hero} />);
}

function Shown({ section, missing, hero }: { section: Section; missing: MissingPart; hero: string | undefined }) {
  const stateOf = <Page,>(page: Page | null): PartState<Page> => (page ? { status: 'ready', page } : missing);
  if (section.__typename === 'HomeHero') return <HeroSection section={section} state={stateOf(section.patterns)} />;
  if (section.__typename === 'HomePromises') return <PromisesSection />;
  if (section.__typename === 'HomeNewsletter') return <NewsletterBlock />;
  if (section.patterns?.items.length === 0) return null;
  switch (section.__typename) {
    case 'HomeCollections':
      return <CollectionsSection section={section} state={stateOf(section.patterns)} />;
    case 'HomeBand':
      return <BandSection section={section} state={stateOf(section.patterns)} />;
    case 'HomeTiles':
      return (
        <TilesSection
          section={section}
          state={stateOf(section.patterns)}
          lead={section.leadSide === 'END' ? 'end' : 'start'}
        />
      );
    case 'HomeFeature':
      return <FeatureSection section={section} state={stateOf(section.patterns)} />;
    case 'HomeStrip': {
      // Does not repeat the pattern featured at the top.
      const others = section.patterns && { items: section.patterns.items.filter(({ id }) => id !== hero) };
      if (others?.items.length === 0) return null;
      return <StripSection section={section} state={stateOf(others)} />;
    }
    case 'HomeEditions':
      return <EditionsSection section={section} state={stateOf(section.patterns)} />;
  }
}
