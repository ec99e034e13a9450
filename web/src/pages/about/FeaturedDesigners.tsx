import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { PageSection } from '#features/content/PageSection.tsx';
import type { AboutPageQuery } from './AboutPage.query.generated.ts';

type FeaturedDesigner = NonNullable<AboutPageQuery['designers']>['items'][number];

const SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, 46vw';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: { base: '3', md: '6' },
    rowGap: '8',
    listStyle: 'none',
  },
});
const Card = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& .cover': { aspectRatio: '4 / 5', borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& h3': { marginTop: '4', fontFamily: 'display', fontSize: { base: '20px', md: '24px' }, lineHeight: '1.2' },
    '& p': { color: 'ink.muted', fontSize: '15px' },
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
  },
});

/** Four studios, each with its most popular pattern. */
export function FeaturedDesigners({ designers }: { designers: readonly FeaturedDesigner[] }) {
  if (designers.length === 0) return null;
  return (
    <PageSection heading="Meet the designers">
      <Grid role="list" aria-label="Meet the designers">
        {designers
          .toSorted((left, right) => left.number - right.number)
          .map(({ id, number, name, specialty, country, covers }) => (
            <li key={id}>
              <Card to={`/designer/${number}`}>
                <div className="cover">
                  {covers?.[0] ? <PatternPicture asset={covers[0]} isDecorative sizes={SIZES} /> : null}
                </div>
                <h3>{name}</h3>
                <p>{specialty}</p>
                <p>{country}</p>
              </Card>
            </li>
          ))}
      </Grid>
    </PageSection>
  );
}
