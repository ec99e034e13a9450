import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading.tsx';

const Frame = chakra('div', {
  base: { display: 'grid', gap: '5', paddingTop: { md: '4' }, paddingBottom: { base: '8', md: '12' } },
});

/** Header of the help center; `search` is its search box. */
export function HelpHero({ search }: { readonly search: ReactNode }) {
  return (
    <Frame>
      <Heading as="h1" size="page">
        How can we help?
      </Heading>
      <chakra.p maxWidth="56ch" color="ink.muted" fontSize="18px">
        Answers on accounts, plans, files, payments and patterns. If yours is not among them, ask us.
      </chakra.p>
      {search}
    </Frame>
  );
}
