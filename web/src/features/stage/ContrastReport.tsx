import { chakra } from '@chakra-ui/react';
import { paletteContrast } from '@halfdrop/patterns/browser';
import { contrastWords } from './contrast-words.ts';
import type { RecolorOption } from './recolor-options.ts';

const Inks = chakra('ul', {
  base: { display: 'flex', gap: '2', marginTop: '3', listStyle: 'none' },
});
const Ink = chakra('li', {
  base: {
    flex: '1 1 52px',
    maxWidth: '76px',
    fontFamily: 'mono',
    fontSize: '12px',
    textAlign: 'center',
    color: 'ink.muted',
  },
});
const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '44px',
    marginBottom: '1',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'sm',
    '& i': { width: '22px', height: '22px', borderRadius: 'full' },
  },
});

/** Contrast of a palette's colors: each on the ground with its ratio, and a summary. */
export function ContrastReport({ option }: { option: RecolorOption }) {
  const contrast = paletteContrast(option.colors);
  return (
    <chakra.section aria-label="Contrast" marginTop="4">
      <chakra.p fontSize="14px" aria-live="polite">
        {contrastWords(contrast).join(' ')}
      </chakra.p>
      <Inks role="list">
        {contrast.inks.map(({ hex, name, ratio }) => (
          <Ink key={hex} title={`${name} ${hex}`}>
            <Plate data-swatch="" aria-hidden="true" style={{ backgroundColor: contrast.ground.hex }}>
              <i style={{ backgroundColor: hex }} />
            </Plate>
            <chakra.span srOnly>{`${name} on ${contrast.ground.name.toLowerCase()} `}</chakra.span>
            {`${ratio.toFixed(1)}:1`}
          </Ink>
        ))}
      </Inks>
    </chakra.section>
  );
}
