import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', md: '3' },
    overflowWrap: 'anywhere',
    '& dt': { color: 'ink.muted', fontSize: '14px', paddingTop: { base: '3', md: '0.5' } },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** Definition list: names and facts side by side, stacked on phones. Null facts are left out. */
export function FactList({ facts }: { readonly facts: ReadonlyArray<readonly [name: string, fact: ReactNode]> }) {
  return (
    <List>
      {facts
        .filter(([, fact]) => fact !== null)
        .map(([name, fact]) => (
          <chakra.div key={name} display="contents">
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </chakra.div>
        ))}
    </List>
  );
}
