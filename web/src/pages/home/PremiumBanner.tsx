import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import type { TrendingAsset } from './collections.ts';

const COUNT = 12;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
    alignItems: 'center',
    gap: '10',
    paddingBlock: { base: '16', md: '20' },
  },
});
const Book = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: { base: '2', md: '4' },
    padding: { md: '4' },
    '& > span': { aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& > span:nth-of-type(4n + 1)': { transform: 'rotate(-3deg)' },
    '& > span:nth-of-type(4n + 2)': { transform: 'translateY(18%) rotate(2.5deg)' },
    '& > span:nth-of-type(4n + 3)': { transform: 'translateY(-6%) rotate(-2deg)' },
    '& > span:nth-of-type(4n)': { transform: 'translateY(10%) rotate(3deg)' },
  },
});

/** A dark band for the premium shelf, with a spread of swatches. */
export function PremiumBanner({ assets }: { assets: readonly TrendingAsset[] }) {
  if (assets.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="premium"
      marginTop={{ base: '16', md: '24' }}
      background="band"
      color="band.ink"
      overflow="hidden"
    >
      <Page>
        <Columns>
          <div>
            <Heading id="premium">
              The premium shelf, <em>drawn to be kept.</em>
            </Heading>
            <chakra.p marginTop="4" maxWidth="44ch" color="band.muted">
              Signature work of our studios, with every production file and a licence you can prove.
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="6">
              <LinkButton to="/products?premium=true" background="band.ink" color="band" _hover={{ opacity: 0.9 }}>
                See premium designs
              </LinkButton>
              <LinkButton
                to="/products"
                variant="outline"
                background="transparent"
                color="band.ink"
                borderColor="band.muted"
                _hover={{ borderColor: 'band.ink' }}
              >
                Browse all patterns
              </LinkButton>
            </chakra.div>
          </div>
          <Book aria-hidden="true">
            {assets.slice(-COUNT).map((asset) => (
              <span key={asset.id}>
                <PatternPicture asset={asset} isDecorative sizes="(min-width: 1024px) 150px, 22vw" />
              </span>
            ))}
          </Book>
        </Columns>
      </Page>
    </chakra.section>
  );
}
