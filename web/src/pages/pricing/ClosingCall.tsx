import { chakra } from '@chakra-ui/react';
import { useSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';

const Band = chakra('section', {
  base: {
    background: 'band',
    color: 'band.ink',
    '& a:focus-visible': { outlineColor: 'band.ink' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8',
    paddingBlock: { base: '14', md: '18' },
  },
});

interface Props {
  /** Benefit of the Free plan, such as `5 free downloads`; null until known. */
  readonly gift: string | null;
}

/** Prompt to create an account, or to use the existing one. */
export function ClosingCall({ gift }: Props) {
  const isSignedIn = useSession() !== null;
  const isKnown = useIsHydrated() && isSignedIn;
  return (
    <Band aria-labelledby="begin">
      <Page>
        <Row>
          <div>
            <Heading id="begin">
              Begin with a pattern, <em>not with a bill.</em>
            </Heading>
            <chakra.p marginTop="4" maxWidth="52ch" color="band.muted">
              {gift === null ? 'An account costs nothing.' : `An account costs nothing and comes with ${gift}.`} Free
              patterns are yours to print at home.
            </chakra.p>
          </div>
          <LinkButton
            to={isKnown ? '/products?free=true' : '/register'}
            size="lg"
            background="band.ink"
            color="#1B1815"
            _hover={{ opacity: 0.88 }}
          >
            {isKnown ? 'See free patterns' : 'Create a free account'}
          </LinkButton>
        </Row>
      </Page>
    </Band>
  );
}
