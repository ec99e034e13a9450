import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Artist } from './useContemporaryArtists.ts';

const SHOWN = 3;
const SIZES = '(min-width: 1440px) 440px, (min-width: 768px) 31vw, 92vw';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '5', md: '6' },
    listStyle: 'none',
  },
});
const Card = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& .cover': { aspectRatio: '16 / 10', borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& .words': { display: 'flex', alignItems: 'center', gap: '3', marginTop: '4' },
    '& .initials': {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      height: '12',
      flexShrink: 0,
      borderRadius: 'full',
      background: 'linen',
      fontFamily: 'display',
      fontSize: '17px',
    },
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
  },
});

/** Returns the initials of the first two words. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

/** The three studios with the most contemporary patterns, each with its newest one. */
export function ArtistSpotlight({ artists }: { artists: readonly Artist[] }) {
  if (artists.length === 0) return null;
  return (
    <chakra.section aria-labelledby="artists" paddingTop={{ base: '16', md: '24' }}>
      <Heading id="artists" marginBottom="6">
        Featured Contemporary Artists
      </Heading>
      <Grid role="list">
        {artists.slice(0, SHOWN).map(({ designer: { id, slug, name }, assetCount, cover }) => (
          <li key={id}>
            <Card to={`/designer/${slug}`}>
              <div className="cover">{cover ? <PatternPicture asset={cover} isDecorative sizes={SIZES} /> : null}</div>
              <div className="words">
                <span className="initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <div>
                  <Heading as="h3" size="card">
                    {name}
                  </Heading>
                  <chakra.p color="ink.muted" fontSize="14px">
                    {assetCount} {assetCount === 1 ? 'pattern' : 'patterns'}
                  </chakra.p>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </chakra.section>
  );
}
