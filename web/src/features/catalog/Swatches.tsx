import { chakra } from '@chakra-ui/react';
import { writePaletteShare } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { Swatches_AssetFragment } from './Swatches.fragment.generated.ts';

const MAX = 8;

const Row = chakra('ul', { base: { display: 'flex', gap: '2', listStyle: 'none' } });
const Patch = chakra('li', {
  base: { flex: '1', maxWidth: '88px', height: '44px', borderRadius: 'sm', border: '1px solid', borderColor: 'line' },
});

function paletteAddress(swatches: Swatches_AssetFragment['swatches']): string {
  const colors = swatches.slice(0, MAX).map(({ hex, share }) => writePaletteShare({ hex, share: share * 100 }));
  return `/products?palette=${colors.join('&palette=')}`;
}

/** A pattern's main colors, each with name and share, linking to a search by these colors. */
export function Swatches({ asset }: { asset: Masked<Swatches_AssetFragment> }) {
  const { swatches } = readFragment<Swatches_AssetFragment>(asset);
  return (
    <>
      <Row role="list" aria-label="Colours">
        {swatches.slice(0, MAX).map(({ hex, name, share }) => {
          const words = `${name} ${hex}, ${Math.round(share * 100)} %`;
          return (
            <Patch key={hex} data-swatch="" title={words} style={{ backgroundColor: hex }}>
              <chakra.span srOnly>{words}</chakra.span>
            </Patch>
          );
        })}
      </Row>
      <chakra.span fontSize="14px" textDecoration="underline" textUnderlineOffset="3px">
        <Link to={paletteAddress(swatches)}>Search with these colors</Link>
      </chakra.span>
    </>
  );
}
