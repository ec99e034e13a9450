import { chakra } from '@chakra-ui/react';
import { MAX_PALETTE_COLORS, readPaletteShare, writePaletteShare, type PaletteShare } from '@halfdrop/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { PaletteColor } from './PaletteColor.tsx';

interface PaletteMixerProps {
  /** Colors with shares, as in the URL. */
  readonly palette: readonly string[];
  /** Called with the palette once its colors have settled. */
  readonly onChange: (palette: readonly string[]) => void;
}

const NEW_COLOR = { hex: '#c4553e', share: 20 };

const Mixer = chakra('div', { base: { flex: { base: '1 0 100%', md: '1' }, minWidth: '0' } });
const Strip = chakra('div', {
  base: { display: 'flex', height: '10', marginBottom: '3', overflow: 'hidden', borderRadius: 'md' },
});
const Colors = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(280px, 1fr))' },
    columnGap: '8',
    listStyle: 'none',
  },
});

/** Debounce before the list updates, in milliseconds. */
const REST_MS = 300;

/** Holds the colors while they are being edited; writes them to the URL once they settle. */
function useDraft({ palette, onChange }: PaletteMixerProps) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    colors: (draft ?? palette).flatMap((text) => readPaletteShare(text) ?? []),
    draw: (colors: readonly PaletteShare[]) => {
      const next = colors.map(writePaletteShare);
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        onChange(next);
        setDraft(null);
      }, REST_MS);
    },
  };
}

/** Editor of the palette that filters the list: colors and their shares. */
export function PaletteMixer(props: PaletteMixerProps) {
  const { colors, draw } = useDraft(props);
  const total = colors.reduce((sum, { share }) => sum + share, 0);
  const changed = (index: number, change: Partial<PaletteShare>) =>
    colors.map((color, place) => (place === index ? { ...color, ...change } : color));
  const without = (index: number) => colors.filter((_, place) => place !== index);

  return (
    <Mixer role="group" aria-label="Colors and how much of each">
      <Strip aria-hidden="true">
        {colors.map(({ hex, share }, index) => (
          <span key={index} data-swatch="" style={{ flexGrow: share, backgroundColor: hex }} />
        ))}
      </Strip>
      <Colors role="list">
        {colors.map((color, index) => (
          <PaletteColor
            key={index}
            name={`Color ${index + 1}`}
            color={color}
            percent={Math.round((100 * color.share) / total)}
            onChange={(change) => draw(changed(index, change))}
            onRemove={() => draw(without(index))}
          />
        ))}
      </Colors>
      {colors.length < MAX_PALETTE_COLORS ? (
        <Button size="sm" variant="outline" marginTop="2" onClick={() => draw([...colors, NEW_COLOR])}>
          Add a color
        </Button>
      ) : null}
    </Mixer>
  );
}
