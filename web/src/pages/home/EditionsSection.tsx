import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { TimeLeft } from '#features/catalog/TimeLeft.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { PriceText } from '#ui/PriceText.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { EditionsSection_AssetFragment } from './EditionsSection.fragment.generated.ts';
import { SECTION_SIZE, type SectionProps } from './home-list.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface EditionsPage {
  readonly items: readonly Masked<EditionsSection_AssetFragment>[];
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '10' },
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: '5',
      alignItems: 'center',
      paddingBlock: '5',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& .pattern-picture': { aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& > li:has(a:focus-visible) .pattern-picture': {
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '2px',
    },
  },
});
const TitleLink = chakra(Link, {
  base: {
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
  },
});

/** Limited editions with their remaining time. */
export function EditionsSection(props: SectionProps<EditionsPage>) {
  const { state } = props;
  return (
    <SectionFrame {...props}>
      {state.status === 'ready' ? (
        <Editions assets={state.page.items} />
      ) : (
        <List aria-hidden="true">
          {Array.from({ length: SECTION_SIZE }, (_, index) => (
            <li key={index}>
              <Skeleton aspectRatio="1" />
              <Skeleton height="12" width="70%" />
            </li>
          ))}
        </List>
      )}
    </SectionFrame>
  );
}

function Editions({ assets }: { assets: EditionsPage['items'] }) {
  return (
    <List role="list">
      {readFragment<EditionsSection_AssetFragment>(assets).map((asset) => (
        <li key={asset.id}>
          <PatternPicture asset={asset} sizes="112px" />
          <div>
            <chakra.h3 fontWeight="semibold" lineHeight="1.3">
              <TitleLink to={`/product/${asset.slug}`}>{asset.title}</TitleLink>
            </chakra.h3>
            <chakra.p color="ink.muted" fontSize="13.5px">
              {asset.designer?.name}
            </chakra.p>
            <chakra.p marginTop="1" fontSize="15px">
              <PriceText price={asset.price} />
            </chakra.p>
            {asset.endsAt ? (
              <chakra.p marginTop="1" fontFamily="mono" fontSize="12.5px" fontVariantNumeric="tabular-nums">
                <TimeLeft endsAt={asset.endsAt} />
              </chakra.p>
            ) : null}
          </div>
        </li>
      ))}
    </List>
  );
}
