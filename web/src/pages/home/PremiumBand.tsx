import { PREMIUM_LICENSE_NAME } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import type { Masked } from '#lib/fragments.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import type { PartState } from './part-state.ts';
import { PartFailure } from './PartNotice.tsx';
import type { PremiumBand_AssetFragment } from './PremiumBand.fragment.generated.ts';
import { SwatchPlaces, SwatchSpread } from './SwatchSpread.tsx';

interface PremiumPatterns {
  readonly items: readonly Masked<PremiumBand_AssetFragment>[];
  readonly pageInfo: { readonly totalItems: number };
}

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

function aboutOf(state: PartState<PremiumPatterns>): string {
  const count = state.status === 'ready' ? state.page.pageInfo.totalItems : 0;
  const patterns = count > 1 ? `${count} patterns` : 'Patterns';
  return `${patterns} under the ${PREMIUM_LICENSE_NAME}: not part of Membership. Each one can be bought by itself, with all its files.`;
}

/** A dark band for the premium patterns, with the nine most popular of them spread out. */
export function PremiumBand({ state }: { state: PartState<PremiumPatterns> }) {
  if (state.status === 'ready' && state.page.items.length === 0) return null;
  return (
    <Band aria-labelledby="premium">
      <Page>
        <Columns>
          <div>
            <Heading id="premium">
              Premium Designs, <em>cut from finer cloth.</em>
            </Heading>
            <chakra.p marginTop="4" maxWidth="44ch" color="band.muted">
              {aboutOf(state)}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="7">
              <LinkButton to="/collections/premium" background="band.ink" color="#1B1815" _hover={{ opacity: 0.88 }}>
                See premium designs
              </LinkButton>
              <LinkButton to="/pricing" variant="outline" borderColor="band.line" color="band.ink" background="none">
                See plans
              </LinkButton>
              <LinkButton to="/products" variant="outline" borderColor="band.line" color="band.ink" background="none">
                Browse all patterns
              </LinkButton>
            </chakra.div>
          </div>
          {state.status === 'failed' ? <PartFailure title="Premium Designs" retry={state.retry} /> : null}
          {state.status === 'loading' ? <SwatchPlaces /> : null}
          {state.status === 'ready' ? <SwatchSpread assets={state.page.items} /> : null}
        </Columns>
      </Page>
    </Band>
  );
}
