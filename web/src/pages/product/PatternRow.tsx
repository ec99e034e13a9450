import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import type { PatternTile_AssetFragment } from '#features/catalog/PatternTile.fragment.generated.ts';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import type { Masked } from '#lib/fragments.ts';
import { Heading } from '#ui/Heading.tsx';

interface Props {
  /** Id of the section within the page. */
  readonly id: string;
  readonly title: string;
  readonly assets: ReadonlyArray<Masked<PatternTile_AssetFragment> & { readonly id: string }> | null | undefined;
  readonly isLoading: boolean;
}

const COUNT = 4;

/** Related patterns. Hidden if there are none or they are unavailable. */
export function PatternRow({ id, title, assets, isLoading }: Props) {
  if (!isLoading && !assets?.length) return null;
  return (
    <chakra.section aria-labelledby={id} paddingTop={{ base: '16', md: '24' }}>
      <Heading id={id} marginBottom="6">
        {title}
      </Heading>
      {isLoading ? (
        <TileSkeletons count={COUNT} columns="four" />
      ) : (
        <PatternGrid>
          {assets?.map((asset) => (
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
