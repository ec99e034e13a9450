import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';

/** A section in the table of contents. */
export interface ContentsItem {
  readonly id: string;
  readonly heading: string;
}

const Title = chakra('h2', { base: { fontSize: '15px', fontWeight: 'semibold', marginBottom: '2' } });
const Anchor = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '9',
    color: 'ink.muted',
    fontSize: '15px',
    lineHeight: '1.35',
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
const Folded = chakra('details', {
  base: {
    paddingInline: '4',
    borderRadius: 'md',
    background: 'linen',
    '& summary': { minHeight: '12', paddingBlock: '3', fontWeight: 'semibold' },
    '& ol': { paddingBottom: '3' },
  },
});
const Beside = chakra('nav', {
  base: { position: 'sticky', top: '28', maxHeight: 'calc(100dvh - 8rem)', overflowY: 'auto' },
});

function Anchors({ items }: { items: readonly ContentsItem[] }) {
  const { search } = useLocation();
  return (
    <chakra.ol listStyle="none">
      {items.map(({ id, heading }) => (
        <li key={id}>
          <Anchor to={{ search, hash: id }}>{heading}</Anchor>
        </li>
      ))}
    </chakra.ol>
  );
}

/** Table of contents: beside the text on wide screens, collapsed above it on narrow ones, hidden in print. */
export function Contents({ items }: { items: readonly ContentsItem[] }) {
  return (
    <chakra.div css={{ '@media print': { display: 'none' } }}>
      <Folded hideFrom="lg">
        <summary>Contents</summary>
        <nav aria-label="Contents">
          <Anchors items={items} />
        </nav>
      </Folded>
      <Beside hideBelow="lg" aria-labelledby="text-contents">
        <Title id="text-contents">Contents</Title>
        <Anchors items={items} />
      </Beside>
    </chakra.div>
  );
}
