import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';

const Band = chakra('section', {
  base: {
    marginTop: { base: '16', md: '24' },
    background: 'linen',
    '& .inner': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      paddingBlock: { base: '12', md: '16' },
    },
  },
});

/** Links at the end of the directory. */
export function ClosingCall() {
  return (
    <Band aria-labelledby="closing">
      <Page>
        <div className="inner">
          <div>
            <Heading id="closing">Find your cloth, or bring your own.</Heading>
            <chakra.p marginTop="2" maxWidth="52ch" color="ink.muted">
              Look through everything the studios have to offer, or read how designers will sell here.
            </chakra.p>
          </div>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <LinkButton to="/products">Browse All Patterns</LinkButton>
            <LinkButton to="/contributors" variant="outline">
              Become a Designer
            </LinkButton>
          </chakra.div>
        </div>
      </Page>
    </Band>
  );
}
