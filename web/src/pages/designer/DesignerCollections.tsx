import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import type { StudioCollectionsQuery } from './StudioCollections.query.generated.ts';
import type { PortfolioState } from './usePortfolio.ts';

interface DesignerCollectionsProps {
  readonly collections: NonNullable<StudioCollectionsQuery['designerCollections']>;
  readonly portfolio: PortfolioState;
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4', md: '6' },
    rowGap: '8',
    listStyle: 'none',
  },
});
const Card = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& .patches': {
      display: 'grid',
      gridTemplateColumns: '3fr 2fr',
      gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
      gap: '3px',
      height: '13rem',
      borderRadius: 'md',
      overflow: 'hidden',
      background: 'linen',
    },
    '& .pattern-picture': { display: 'block', minHeight: '0', overflow: 'hidden' },
    '& .pattern-picture:first-of-type': { gridRow: 'span 3' },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& .about': { color: 'ink.muted', fontSize: '14px', lineClamp: 2, marginTop: '1' },
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
    '&[aria-current] .patches': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '3px' },
  },
});

const LARGE = '(min-width: 1440px) 200px, (min-width: 1024px) 15vw, (min-width: 480px) 28vw, 58vw';
const SMALL = '(min-width: 1440px) 130px, (min-width: 1024px) 10vw, (min-width: 480px) 18vw, 38vw';

/** A studio's design collections; selecting one filters the portfolio below. */
export function DesignerCollections({ collections, portfolio }: DesignerCollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <chakra.section aria-labelledby="collections" paddingTop={{ base: '14', md: '20' }}>
      <Page>
        <Heading id="collections" marginBottom="6">
          Collections
        </Heading>
        <Grid role="list">
          {collections.map(({ collection: { id, slug, name }, description, assetCount, covers }) => (
            <li key={id}>
              <Card
                to={`${portfolio.addressWith({ collection: slug })}#portfolio`}
                aria-current={portfolio.collection === slug ? 'true' : undefined}
              >
                <div className="patches" aria-hidden="true">
                  {covers?.map((cover, index) => (
                    <PatternPicture key={cover.id} asset={cover} isDecorative sizes={index === 0 ? LARGE : SMALL} />
                  ))}
                </div>
                <Heading as="h3" size="card" marginTop="4">
                  {name}
                </Heading>
                <chakra.p color="ink.muted" fontSize="14px">
                  {assetCount} {assetCount === 1 ? 'pattern' : 'patterns'}
                </chakra.p>
                <p className="about">{description}</p>
              </Card>
            </li>
          ))}
        </Grid>
      </Page>
    </chakra.section>
  );
}
