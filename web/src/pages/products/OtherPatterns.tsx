import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { LinkChip } from '#ui/Chip.tsx';
import { Heading } from '#ui/Heading.tsx';
import { nearTerms } from './near-terms.ts';
import { usePopularPatternsQuery } from './PopularPatterns.query.generated.ts';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });
const Section = chakra('section', { base: { marginTop: { base: '10', md: '14' } } });

/** Alternatives when nothing was found: related terms and popular patterns. */
export function OtherPatterns({ search }: { readonly search: string }) {
  const { data } = usePopularPatternsQuery({ errorPolicy: 'all' });
  const tags = data?.assetFacets?.tags.map(({ value }) => value) ?? [];
  const popular = data?.assets?.items ?? [];
  return (
    <>
      {search && tags.length > 0 ? (
        <Section aria-labelledby="near-terms">
          <Heading id="near-terms" size="card" textAlign="center" marginBottom="4">
            Search for something near
          </Heading>
          <Line>
            {nearTerms(search, tags).map((term) => (
              <LinkChip key={term} to={`/products?${new URLSearchParams({ search: term }).toString()}`}>
                {term}
              </LinkChip>
            ))}
          </Line>
        </Section>
      ) : null}
      {popular.length > 0 ? (
        <Section aria-labelledby="popular">
          <Heading id="popular" size="card" marginBottom="6">
            Popular patterns
          </Heading>
          <PatternGrid>
            {popular.map((asset) => (
              <li key={asset.id}>
                <PatternTile asset={asset} headingLevel={3} sizes="(min-width: 1024px) 230px, 46vw" />
              </li>
            ))}
          </PatternGrid>
        </Section>
      ) : null}
    </>
  );
}
