import { chakra } from '@chakra-ui/react';

const Strip = chakra('span', {
  base: {
    display: 'flex',
    height: '26px',
    borderRadius: 'sm',
    overflow: 'hidden',
    '& i': { flex: '1' },
    '& i:first-of-type': { flex: '2' },
  },
  variants: { size: { small: { display: 'inline-flex', width: '72px', height: '14px', flexShrink: '0' } } },
});

interface Props {
  readonly colors: { readonly ground: string; readonly inks: readonly string[] };
  readonly size?: 'small';
}

/** Strip of a palette's colors, the ground first and widest; the name must be shown next to it. */
export function PaletteStrip({ colors: { ground, inks }, ...look }: Props) {
  return (
    <Strip aria-hidden="true" {...look}>
      {[ground, ...inks].map((hex) => (
        <i key={hex} data-swatch="" style={{ backgroundColor: hex }} />
      ))}
    </Strip>
  );
}
