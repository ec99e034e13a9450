import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CopyIdButton } from '#features/catalog/CopyIdButton.tsx';
import { EarlyMark } from '#features/catalog/EarlyMark.tsx';
import { Swatches } from '#features/catalog/Swatches.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { StarIcon } from '#ui/icons.tsx';
import type { ProductAsset } from './product-asset.ts';

const Id = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    paddingInlineStart: '4',
    borderRadius: 'md',
    background: 'linen',
    fontFamily: 'mono',
    fontSize: '13px',
    '& button': { marginInlineStart: 'auto', fontFamily: 'body' },
  },
});

function Rating({ rating, ratingCount }: Pick<ProductAsset, 'rating' | 'ratingCount'>) {
  if (rating === null) return ' · No reviews yet';
  return (
    <>
      {' · '}
      <chakra.span
        aria-hidden="true"
        whiteSpace="nowrap"
        css={{ '& svg': { display: 'inline', verticalAlign: '-1px' } }}
      >
        <StarIcon size={13} /> {rating.toFixed(1)} ({ratingCount})
      </chakra.span>
      <chakra.span srOnly>
        Rated {rating.toFixed(1)} of 5 by {ratingCount}
      </chakra.span>
    </>
  );
}

/** Name, studio and rating of the pattern. */
export function ProductHeading({ asset }: { asset: ProductAsset }) {
  const { title, category, designer, opensAt } = asset;
  return (
    <div>
      <Badge>{category.name}</Badge> <EarlyMark opensAt={opensAt} />
      <Heading as="h1" marginTop={{ base: '2', lg: '4' }}>
        {title}
      </Heading>
      <chakra.p marginTop={{ base: '1', lg: '2' }} color="ink.muted">
        {designer ? (
          <>
            Sold by{' '}
            <chakra.span color="ink" textDecoration="underline" textUnderlineOffset="3px">
              <Link to={`/designer/${designer.slug}`}>{designer.name}</Link>
            </chakra.span>
          </>
        ) : null}
        <Rating {...asset} />
      </chakra.p>
    </div>
  );
}

/** SKU and colors of the pattern. */
export function ProductMarks({ asset }: { asset: ProductAsset }) {
  return (
    <>
      <Id>
        <chakra.span color="ink.muted" letterSpacing="0.06em">
          ASSET ID
        </chakra.span>
        <span>{asset.sku}</span>
        <CopyIdButton sku={asset.sku} />
      </Id>
      <Swatches asset={asset} />
    </>
  );
}
