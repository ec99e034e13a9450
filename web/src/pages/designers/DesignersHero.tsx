import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { shortCount } from '#lib/short-count.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type DesignerStatsQuery, useDesignerStatsQuery } from './DesignerStats.query.generated.ts';
import { type DesignersHeroQuery, useDesignersHeroQuery } from './DesignersHero.query.generated.ts';

type Stats = NonNullable<DesignerStatsQuery['designerStats']>;
type Featured = NonNullable<DesignersHeroQuery['designers']>['items'][number];

const MAX_FEATURED = 3;
const SIZES = '(min-width: 1440px) 220px, (min-width: 1024px) 17vw, 31vw';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    alignItems: 'center',
    gap: { base: '10', lg: '16' },
    paddingBlock: { base: '10', md: '16', lg: '20' },
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});
/** Two lines in any font, so that nothing shifts when the italic loads. */
const Line = chakra('span', { base: { display: 'block' } });
const Claims = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '6', md: '10' },
    rowGap: '4',
    marginTop: { base: '8', lg: '12' },
    minHeight: '4rem',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'ink.muted', fontSize: '14px' },
    '& dd': { fontFamily: 'display', fontSize: '28px', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' },
  },
});
/** Three swatches in a row; the middle one hangs lower, like a half-drop repeat. */
const Swatches = chakra('ul', {
  base: {
    display: 'grid',
    // Keeps the first ones in place if the page is painted before the last has loaded.
    alignSelf: 'start',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: { base: '3', md: '5' },
    paddingBottom: { base: '8', md: '14' },
    listStyle: 'none',
    '& > li:nth-of-type(2)': { transform: { base: 'translateY(2rem)', md: 'translateY(3.5rem)' } },
    '& .cover': { aspectRatio: '3 / 4', borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});
const Swatch = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& .name': { display: 'block', marginTop: '3', fontWeight: 'semibold', lineHeight: '1.3' },
    '& .about': { display: 'block', color: 'ink.muted', fontSize: { base: '13px', md: '14px' }, lineHeight: '1.4' },
    '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

function claimsOf({ designerCount, assetCount, rating }: Stats): readonly (readonly [label: string, fact: string])[] {
  return [
    [designerCount === 1 ? 'Artist' : 'Artists', shortCount(designerCount)],
    [assetCount === 1 ? 'Pattern' : 'Patterns', shortCount(assetCount)],
    ...(rating === null ? [] : [['Average rating', `${rating.toFixed(1)} of 5`] as const]),
  ];
}

function FeaturedSwatch({ designer: { slug, name, specialty, covers } }: { designer: Featured }) {
  const cover = covers?.[0];
  return (
    <Swatch to={`/designer/${slug}`}>
      <div className="cover">
        {cover ? <PatternPicture asset={cover} isDecorative isPriority sizes={SIZES} /> : null}
      </div>
      <span className="name">{name}</span>
      <span className="about">{specialty}</span>
    </Swatch>
  );
}

function ShopInNumbers() {
  const { data, previousData } = useDesignerStatsQuery({ errorPolicy: 'all' });
  const stats = (data ?? previousData)?.designerStats;
  return (
    <Claims aria-label="The shop in numbers">
      {stats
        ? claimsOf(stats).map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))
        : null}
    </Claims>
  );
}

/** Totals across all studios, and up to three featured ones. */
export function DesignersHero() {
  const isHydrated = useIsHydrated();
  const hero = useDesignersHeroQuery({ errorPolicy: 'all' });
  // Keeps previous data during a refetch, such as after sign-in.
  const data = hero.data ?? hero.previousData;
  const featured = data?.designers?.items.slice(0, MAX_FEATURED) ?? [];
  // What the server could not load, the browser fetches after hydration.
  const isWaiting = featured.length === 0 && !data?.designers && (hero.loading || !isHydrated);
  return (
    <Page>
      <Columns>
        <div>
          <Heading as="h1" size="page">
            <Line>The studios behind</Line>{' '}
            <Line>
              <em>the repeat.</em>
            </Line>
          </Heading>
          <chakra.p marginTop="4" maxWidth="46ch" color="ink.muted" fontSize={{ base: '16px', md: '18px' }}>
            Each studio has a hand of its own: its subjects, its palettes, its repeats. Find yours, and follow it. Who
            they are is told under About.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="7">
            <LinkButton to="/collections/featured">Explore Collections</LinkButton>
            <LinkButton to="/contributors" variant="outline">
              Join as Designer
            </LinkButton>
          </chakra.div>
          <ShopInNumbers />
        </div>
        {isWaiting ? (
          <Swatches aria-hidden="true">
            {Array.from({ length: MAX_FEATURED }, (_, index) => (
              <li key={index}>
                <Skeleton className="cover" />
                <Skeleton height="10" marginTop="3" width="80%" />
              </li>
            ))}
          </Swatches>
        ) : null}
        {featured.length > 0 ? (
          <Swatches role="list" aria-label="Featured designers">
            {featured.map((designer) => (
              <li key={designer.id}>
                <FeaturedSwatch designer={designer} />
              </li>
            ))}
          </Swatches>
        ) : null}
      </Columns>
    </Page>
  );
}
