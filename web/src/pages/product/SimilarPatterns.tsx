import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useSimilarAssetsQuery } from './SimilarAssets.query.generated.ts';

const COUNT = 4;

/** Patterns in the same palette or by the same hand. Left out when there are none or they cannot be had. */
export function SimilarPatterns({ assetId }: { assetId: string }) {
  const { data, loading } = useSimilarAssetsQuery({ variables: { id: assetId } });
  const assets = data?.similarAssets ?? [];
  if (!loading && assets.length === 0) return null;
  return (
    <chakra.section aria-labelledby="similar" paddingTop={{ base: '16', md: '24' }}>
      <Heading id="similar" marginBottom="6">
        Sits well with
      </Heading>
      {loading ? (
        <TileSkeletons count={COUNT} columns="four" />
      ) : (
        <PatternGrid>
          {assets.map((asset) => (
            <li key={asset.id}>
              <PatternTile
                asset={asset}
                headingLevel={3}
                sizes="(min-width: 1440px) 330px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw"
              />
            </li>
          ))}
        </PatternGrid>
      )}
    </chakra.section>
  );
}
