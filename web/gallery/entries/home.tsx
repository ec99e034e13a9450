import { readFragment } from '#lib/fragments.ts';
import { BandSection } from '#widgets/home-sections/BandSection.tsx';
import { CollectionsSection } from '#widgets/home-sections/CollectionsSection.tsx';
import { EditionsSection } from '#widgets/home-sections/EditionsSection.tsx';
import { Emphasized } from '#widgets/home-sections/Emphasized.tsx';
import { FeatureSection } from '#widgets/home-sections/FeatureSection.tsx';
import { HeroSection } from '#widgets/home-sections/HeroSection.tsx';
import { HomeSections } from '#widgets/home-sections/HomeSections.tsx';
import type { HomeSections_PageFragment } from '#widgets/home-sections/HomeSections.fragment.generated.ts';
import { HomeTiles } from '#widgets/home-sections/HomeTiles.tsx';
import { LeadGrid, leadSizes } from '#widgets/home-sections/LeadGrid.tsx';
import { PartFailure } from '#widgets/home-sections/PartFailure.tsx';
import { PromisesSection } from '#widgets/home-sections/PromisesSection.tsx';
import { SectionFrame } from '#widgets/home-sections/SectionFrame.tsx';
import { StripSection } from '#widgets/home-sections/StripSection.tsx';
import { SwatchSpread } from '#widgets/home-sections/SwatchSpread.tsx';
import { TilePlaces } from '#widgets/home-sections/TilePlaces.tsx';
import { TilesSection } from '#widgets/home-sections/TilesSection.tsx';
import { useHomePageQuery } from '../../src/pages/home/HomePage.query.generated.ts';
import type { GalleryEntry } from '../entry.ts';

type Section = HomeSections_PageFragment['sections'][number];
type Look = Section['__typename'];

function usePage() {
  const { data } = useHomePageQuery({ variables: {} });
  return data?.homePage;
}

/** The first section of a look, on mocked data. */
function useSection<Name extends Look>(look: Name): Extract<Section, { __typename: Name }> | undefined {
  const page = readFragment<HomeSections_PageFragment>(usePage());
  return page?.sections.find(
    (section): section is Extract<Section, { __typename: Name }> => section.__typename === look,
  );
}

const words = { title: 'Fresh, *every day*', caption: 'What came in last.', path: '/products' };
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', retry: () => undefined } as const;

function Whole() {
  const page = usePage();
  return page ? <HomeSections page={page} missing={loading} /> : null;
}
function Hero() {
  const page = useSection('HomeHero')?.patterns;
  return page ? <HeroSection section={words} state={{ status: 'ready', page }} /> : null;
}
function Band() {
  const page = useSection('HomeBand')?.patterns;
  return page ? <BandSection section={words} state={{ status: 'ready', page }} /> : null;
}
function Swatches() {
  return <SwatchSpread assets={useSection('HomeBand')?.patterns?.items ?? []} />;
}
function Collections() {
  const page = useSection('HomeCollections')?.patterns;
  return page ? <CollectionsSection section={words} state={{ status: 'ready', page }} /> : null;
}
function Editions() {
  const page = useSection('HomeEditions')?.patterns;
  return page ? <EditionsSection section={words} state={{ status: 'ready', page }} /> : null;
}
function Feature() {
  const page = useSection('HomeFeature')?.patterns;
  return page ? <FeatureSection section={words} state={{ status: 'ready', page }} /> : null;
}
function Strip() {
  const page = useSection('HomeStrip')?.patterns;
  return page ? <StripSection section={words} state={{ status: 'ready', page }} /> : null;
}
function Tiles({ lead }: { readonly lead: 'start' | 'end' }) {
  const page = useSection('HomeTiles')?.patterns;
  return page ? <TilesSection section={words} state={{ status: 'ready', page }} lead={lead} /> : null;
}
function Grid({ lead }: { readonly lead: 'start' | 'end' }) {
  return (
    <LeadGrid lead={lead}>
      <HomeTiles assets={useSection('HomeTiles')?.patterns?.items ?? []} {...leadSizes} />
    </LeadGrid>
  );
}

/** What the home page is made of, on mocked data. */
export const homeEntries: readonly GalleryEntry[] = [
  { file: 'widgets/home-sections/HomeSections.tsx', states: { whole: <Whole /> } },
  {
    file: 'widgets/home-sections/HeroSection.tsx',
    states: { ready: <Hero />, loading: <HeroSection section={words} state={loading} /> },
  },
  {
    file: 'widgets/home-sections/BandSection.tsx',
    states: { ready: <Band />, failed: <BandSection section={words} state={failed} /> },
  },
  {
    file: 'widgets/home-sections/CollectionsSection.tsx',
    states: { ready: <Collections />, loading: <CollectionsSection section={words} state={loading} /> },
  },
  {
    file: 'widgets/home-sections/EditionsSection.tsx',
    states: { ready: <Editions />, loading: <EditionsSection section={words} state={loading} /> },
  },
  {
    file: 'widgets/home-sections/FeatureSection.tsx',
    states: { ready: <Feature />, loading: <FeatureSection section={words} state={loading} /> },
  },
  {
    file: 'widgets/home-sections/StripSection.tsx',
    states: { ready: <Strip />, loading: <StripSection section={words} state={loading} /> },
  },
  {
    file: 'widgets/home-sections/TilesSection.tsx',
    states: { start: <Tiles lead="start" />, end: <Tiles lead="end" /> },
  },
  { file: 'widgets/home-sections/LeadGrid.tsx', states: { start: <Grid lead="start" />, end: <Grid lead="end" /> } },
  { file: 'widgets/home-sections/HomeTiles.tsx', states: { tiles: <Grid lead="start" /> } },
  { file: 'widgets/home-sections/SwatchSpread.tsx', states: { ready: <Swatches /> } },
  { file: 'widgets/home-sections/PromisesSection.tsx', states: { promises: <PromisesSection /> } },
  {
    file: 'widgets/home-sections/SectionFrame.tsx',
    states: {
      ready: (
        <SectionFrame section={words} state={loading}>
          <p>Patterns.</p>
        </SectionFrame>
      ),
      failed: (
        <SectionFrame section={words} state={failed}>
          <p>Patterns.</p>
        </SectionFrame>
      ),
    },
  },
  {
    file: 'widgets/home-sections/TilePlaces.tsx',
    states: {
      places: (
        <LeadGrid>
          <TilePlaces count={5} />
        </LeadGrid>
      ),
    },
  },
  {
    file: 'widgets/home-sections/PartFailure.tsx',
    states: { failed: <PartFailure title="Luxury" retry={failed.retry} /> },
  },
  { file: 'widgets/home-sections/Emphasized.tsx', states: { heading: <Emphasized text="Fresh, *every day*" /> } },
];
