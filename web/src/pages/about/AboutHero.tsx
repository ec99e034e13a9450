import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import type { AboutPicture_AssetFragment } from './AboutPicture.fragment.generated.ts';

interface AboutHeroProps {
  readonly title: string;
  readonly summary: string;
  /** Up to three pictures; missing ones leave gaps, and without any only the text is shown. */
  readonly pictures: readonly Masked<AboutPicture_AssetFragment>[];
}

const PLACES = [0, 1, 2];

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 7fr)' },
    alignItems: 'center',
    gap: { base: '10', lg: '16' },
    paddingBlock: { base: '10', md: '16' },
  },
});
/** The middle swatch is dropped by half, like the half-drop repeat that gives the shop its name. */
const Drop = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: { base: '3', md: '5' },
    paddingBottom: '16%',
    '& > div': { aspectRatio: '3 / 4', borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& > div:nth-of-type(2)': { transform: 'translateY(25%)' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});

/** Introduction to the shop next to three of its patterns in a half-drop. */
export function AboutHero({ title, summary, pictures }: AboutHeroProps) {
  return (
    <Page>
      <Columns>
        <div>
          <Heading as="h1" size="hero" fontSize="clamp(40px, 5vw, 72px)">
            {title}
          </Heading>
          <chakra.p marginTop="6" maxWidth="46ch" color="ink.muted" fontSize={{ base: '17px', md: '19px' }}>
            {summary}
          </chakra.p>
          <LinkButton to="/products" size="lg" marginTop="8">
            Shop Now
          </LinkButton>
        </div>
        {pictures.length > 0 ? (
          <Drop aria-hidden="true">
            {PLACES.map((place) => {
              const picture = readFragment<AboutPicture_AssetFragment>(pictures[place]);
              return (
                <div key={place}>
                  {picture ? (
                    <PatternPicture
                      asset={picture}
                      isDecorative
                      isPriority
                      sizes="(min-width: 1440px) 240px, (min-width: 1024px) 17vw, 30vw"
                    />
                  ) : null}
                </div>
              );
            })}
          </Drop>
        ) : null}
      </Columns>
    </Page>
  );
}
