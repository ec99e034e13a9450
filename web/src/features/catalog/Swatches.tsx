import { chakra } from '@chakra-ui/react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { Swatches_AssetFragment } from './Swatches.fragment.generated.ts';

const MAX = 8;

const Row = chakra('ul', { base: { display: 'flex', gap: '2', listStyle: 'none' } });
const Patch = chakra('li', {
  base: { flex: '1', maxWidth: '88px', height: '44px', borderRadius: 'sm', border: '1px solid', borderColor: 'line' },
});

/** The main colors of a pattern as patches; each says its name and share. */
export function Swatches({ asset }: { asset: Masked<Swatches_AssetFragment> }) {
  const { swatches } = readFragment<Swatches_AssetFragment>(asset);
  return (
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
  );
}
