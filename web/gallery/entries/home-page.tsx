import type { ComponentType } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { BandSection } from '#widgets/home-page/BandSection.tsx';
import { CollectionsSection } from '#widgets/home-page/CollectionsSection.tsx';
import { EditionsSection } from '#widgets/home-page/EditionsSection.tsx';
import { Emphasized } from '#widgets/home-page/Emphasized.tsx';
import { FeatureSection } from '#widgets/home-page/FeatureSection.tsx';
import { HeroSection } from '#widgets/home-page/HeroSection.tsx';
import type { HomeSections_PageFragment } from '#widgets/home-page/HomeSections.fragment.generated.ts';
import { HomeSections } from '#widgets/home-page/HomeSections.tsx';
import { HomeTiles } from '#widgets/home-page/HomeTiles.tsx';
import { LeadGrid, leadSizes } from '#widgets/home-page/LeadGrid.tsx';
import type { SectionProps } from '#widgets/home-page/home-list.ts';
import type { MissingPart } from '#widgets/home-page/part-state.ts';
import { PartFailure } from '#widgets/home-page/PartFailure.tsx';
import { PromisesSection } from '#widgets/home-page/PromisesSection.tsx';
import { SectionFrame } from '#widgets/home-page/SectionFrame.tsx';
import { StripSection } from '#widgets/home-page/StripSection.tsx';
import { SwatchPlaces, SwatchSpread } from '#widgets/home-page/SwatchSpread.tsx';
import { TilePlaces } from '#widgets/home-page/TilePlaces.tsx';
import { TilesSection } from '#widgets/home-page/TilesSection.tsx';
import { useHomePageQuery } from '../../src/pages/home/HomePage.query.generated.ts';
import type { GalleryEntry } from '../entry.ts';

const loading: MissingPart = { status: 'loading' };
const failed: MissingPart = { status: 'failed', retry: () => undefined };

type Section = HomeSections_PageFragment['sections'][number];
type SectionOf<Name extends Section['__typename']> = Extract<Section, { readonly __typename: Name }>;

function useSections(): readonly Section[] {
  const { data } = useHomePageQuery();
  return data?.homePage ? readFragment<HomeSections_PageFragment>(data.homePage).sections : [];
}

/** The first section of a look that the mocked shop has. */
function useSection<Name extends Section['__typename']>(name: Name): SectionOf<Name> | undefined {
  const isWanted = (section: Section): section is SectionOf<Name> => section.__typename === name;
  return useSections().find(isWanted);
}

interface LookProps {
  /** What stands in the place of the patterns; they are there when it is left out. */
  readonly missing?: MissingPart;
}

function propsOf<Page>(
  section: SectionProps<Page>['section'] & { readonly patterns: Page | null },
  missing: MissingPart | undefined,
): SectionProps<Page> {
  const state = missing ?? (section.patterns ? { status: 'ready', page: section.patterns } : loading);
  return { section: { ...section, title: missing ? `${section.title} ${missing.status}` : section.title }, state };
}

function Hero({ missing }: LookProps) {
  const section = useSection('HomeHero');
  return section ? <HeroSection {...propsOf(section, missing)} /> : null;
}

function Collections({ missing }: LookProps) {
  const section = useSection('HomeCollections');
  return section ? <CollectionsSection {...propsOf(section, missing)} /> : null;
}

function Band({ missing }: LookProps) {
  const section = useSection('HomeBand');
  return section ? <BandSection {...propsOf(section, missing)} /> : null;
}

function Tiles({ missing }: LookProps) {
  const section = useSection('HomeTiles');
  return section ? <TilesSection lead="start" {...propsOf(section, missing)} /> : null;
}

function Feature({ missing }: LookProps) {
  const section = useSection('HomeFeature');
  return section ? <FeatureSection {...propsOf(section, missing)} /> : null;
}

function Strip({ missing }: LookProps) {
  const section = useSection('HomeStrip');
  return section ? <StripSection {...propsOf(section, missing)} /> : null;
}

function Editions({ missing }: LookProps) {
  const section = useSection('HomeEditions');
  return section ? <EditionsSection {...propsOf(section, missing)} /> : null;
}

function TilesAlone() {
  const section = useSection('HomeTiles');
  return (
    <LeadGrid lead="end">
      <HomeTiles assets={section?.patterns?.items ?? []} {...leadSizes} />
    </LeadGrid>
  );
}

function Swatches() {
  const section = useSection('HomeBand');
  return section?.patterns ? <SwatchSpread assets={section.patterns.items} /> : <SwatchPlaces />;
}

function Whole() {
  const { data } = useHomePageQuery();
  return data?.homePage ? <HomeSections page={data.homePage} missing={loading} /> : null;
}

function statesOf(Look: ComponentType<LookProps>): GalleryEntry['states'] {
  return { default: <Look />, loading: <Look missing={loading} />, failed: <Look missing={failed} /> };
}

const folder = 'widgets/home-page';

/** The sections of the home page, on mocked data. */
export const homePageEntries: readonly GalleryEntry[] = [
  { file: `${folder}/HomeSections.tsx`, states: { default: <Whole /> } },
  { file: `${folder}/HeroSection.tsx`, states: statesOf(Hero) },
  { file: `${folder}/CollectionsSection.tsx`, states: statesOf(Collections) },
  { file: `${folder}/BandSection.tsx`, states: statesOf(Band) },
  { file: `${folder}/TilesSection.tsx`, states: statesOf(Tiles) },
  { file: `${folder}/FeatureSection.tsx`, states: statesOf(Feature) },
  { file: `${folder}/StripSection.tsx`, states: statesOf(Strip) },
  { file: `${folder}/EditionsSection.tsx`, states: statesOf(Editions) },
  { file: `${folder}/PromisesSection.tsx`, states: { default: <PromisesSection /> } },
  { file: `${folder}/HomeTiles.tsx`, states: { default: <TilesAlone /> } },
  {
    file: `${folder}/LeadGrid.tsx`,
    states: {
      default: (
        <LeadGrid>
          <TilePlaces count={9} />
        </LeadGrid>
      ),
    },
  },
  {
    file: `${folder}/TilePlaces.tsx`,
    states: {
      default: (
        <LeadGrid lead="end">
          <TilePlaces count={5} />
        </LeadGrid>
      ),
    },
  },
  { file: `${folder}/SwatchSpread.tsx`, states: { default: <Swatches />, loading: <SwatchPlaces /> } },
  {
    file: `${folder}/SectionFrame.tsx`,
    states: {
      default: (
        <SectionFrame section={{ title: 'Ours, *by hand*', caption: 'Made slowly', path: '/products' }} state={loading}>
          <p>Its patterns</p>
        </SectionFrame>
      ),
    },
  },
  {
    file: `${folder}/PartFailure.tsx`,
    states: { default: <PartFailure title="What failed" retry={() => undefined} /> },
  },
  {
    file: `${folder}/Emphasized.tsx`,
    states: {
      default: (
        <p>
          <Emphasized text="Patterns that *repeat* beautifully." />
        </p>
      ),
    },
  },
];
