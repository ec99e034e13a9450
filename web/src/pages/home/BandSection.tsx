import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Masked } from '#lib/fragments.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import type { BandSection_AssetFragment } from './BandSection.fragment.generated.ts';
import { Emphasized } from './Emphasized.tsx';
import type { SectionProps } from './home-list.ts';
import { PartFailure } from './PartFailure.tsx';
import type { PartState } from './part-state.ts';
import { SwatchPlaces, SwatchSpread } from './SwatchSpread.tsx';

interface BandPage {
  readonly items: readonly Masked<BandSection_AssetFragment>[];
  readonly pageInfo: { readonly totalItems: number };
}

/** Placeholder name, duplicated from the desk's chunk, which the shop does not load. */
const HOME_COUNT_TAG = '{{patterns}}';
const PREMIUM_PATH = '/collections/premium';

const Band = chakra('section', {
  base: {
    marginTop: { base: '16', md: '24' },
    background: 'band',
    color: 'band.ink',
    borderColor: 'band.line',
    overflow: 'hidden',
    '& a:focus-visible, & button:focus-visible': { outlineColor: 'band.ink' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    alignItems: 'center',
    gap: { base: '10', lg: '12' },
    paddingBlock: { base: '16', md: '20' },
  },
});

function aboutOf(caption: string, state: PartState<BandPage>): string {
  const count = state.status === 'ready' ? state.page.pageInfo.totalItems : 0;
  return caption.replace(HOME_COUNT_TAG, count > 1 ? `${count} patterns` : 'Patterns');
}

/** Dark band with nine fanned-out patterns. */
export function BandSection({ section: { title, caption, path }, state }: SectionProps<BandPage>) {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <Page>
        <Columns>
          <div>
            <Heading id={id}>
              <Emphasized text={title} />
            </Heading>
            <chakra.p marginTop="4" maxWidth="44ch" color="band.muted">
              {aboutOf(caption, state)}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="7">
              {path ? (
                <LinkButton to={path} background="band.ink" color="#1B1815" _hover={{ opacity: 0.88 }}>
                  {path === PREMIUM_PATH ? 'See premium designs' : 'View all'}
                </LinkButton>
              ) : null}
              <LinkButton to="/pricing" variant="outline" borderColor="band.line" color="band.ink" background="none">
                See plans
              </LinkButton>
              <LinkButton to="/products" variant="outline" borderColor="band.line" color="band.ink" background="none">
                Browse all patterns
              </LinkButton>
            </chakra.div>
          </div>
          {state.status === 'failed' ? <PartFailure title={title} retry={state.retry} /> : null}
          {state.status === 'loading' ? <SwatchPlaces /> : null}
          {state.status === 'ready' ? <SwatchSpread assets={state.page.items} /> : null}
        </Columns>
      </Page>
    </Band>
  );
}
