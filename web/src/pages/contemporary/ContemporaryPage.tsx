import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canonicalPath } from '#lib/canonical.ts';
import { Heading } from '#ui/Heading.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import type { View } from '#ui/ViewChips.tsx';
import { ArtistSpotlight } from './ArtistSpotlight.tsx';
import { ContemporaryToolbar } from './ContemporaryToolbar.tsx';
import { FilterBox } from './FilterBox.tsx';
import { Patterns } from './Patterns.tsx';
import { useContemporary } from './useContemporary.ts';
import { useContemporaryArtists } from './useContemporaryArtists.ts';

const Top = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', paddingBlock: { base: '6', md: '10 8' } },
});

const DESCRIPTION = 'Modern, geometric and abstract seamless patterns, as layered PSD, vector and print files.';

function countWords(count: number | undefined, isLoading: boolean): string {
  if (isLoading || count === undefined) return 'Loading...';
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'pattern' : 'patterns'}`;
}

/** Contemporary patterns (Modern, Geometric and Abstract), with the studios that draw most of them. */
export function ContemporaryPage() {
  const [query] = useSearchParams();
  const state = useContemporary();
  const [view, setView] = useState<View>('grid');
  const [isOpen, setOpen] = useState(false);
  const artists = useContemporaryArtists();
  return (
    <Page>
      <Seo title="Contemporary patterns" description={DESCRIPTION} path={canonicalPath('/contemporary', query)} />
      <JsonLd facts={{ '@type': 'CollectionPage', name: 'Contemporary', description: DESCRIPTION }} />
      <Top>
        <div>
          <Heading as="h1" size="page">
            Contemporary
          </Heading>
          <chakra.p marginTop="2" maxWidth="56ch" color="ink.muted">
            Shapes, grids and loose colour: what we file under Modern, Geometric and Abstract.
          </chakra.p>
          <chakra.p role="status" aria-busy={state.isLoading} marginTop="1" minHeight="6" color="ink.muted">
            {state.hasFailed ? '' : countWords(state.assets?.pageInfo.totalItems, state.isLoading)}
          </chakra.p>
        </div>
        <ContemporaryToolbar
          state={state}
          view={view}
          onView={setView}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        <FilterBox state={state} artists={artists} isOpen={isOpen} />
      </Top>
      <Patterns state={state} view={view} />
      <ArtistSpotlight artists={artists} />
    </Page>
  );
}
