import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { PaletteStrip } from '#ui/PaletteStrip.tsx';
import type { RecolorOption } from './recolor-options.ts';

/** Two rows that scroll sideways, so that the content below does not move. */
const Rows = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoFlow: 'column',
    gridAutoColumns: '132px',
    gap: '2',
    marginTop: '4',
    padding: '1',
    border: '0',
    minWidth: '0',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollPaddingInline: '8px',
  },
});
const Option = chakra('label', {
  base: {
    position: 'relative',
    padding: '2',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'card',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px var(--hd-colors-ink)' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '1px' },
    '& input': { position: 'absolute', opacity: 0, inset: '0', width: '100%', height: '100%', cursor: 'pointer' },
  },
});
const Name = chakra('span', {
  base: {
    display: 'block',
    marginTop: '1.5',
    fontSize: '13px',
    lineHeight: '1.3',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface PalettePickerProps {
  readonly options: readonly RecolorOption[];
  readonly chosen: string | null;
  readonly onChoose: (slug: string | null) => void;
}

/** Palettes to choose from, each shown as a strip of its colors. */
export function PalettePicker({ options, chosen, onChoose }: PalettePickerProps) {
  const name = useId();
  return (
    <Rows>
      <chakra.legend srOnly>Palette</chakra.legend>
      {options.map((option) => (
        <Option key={option.slug} data-on={option.slug === chosen ? '' : undefined}>
          <input type="radio" name={name} checked={option.slug === chosen} onChange={() => onChoose(option.slug)} />
          <PaletteStrip colors={option.colors} />
          <Name>{option.name}</Name>
        </Option>
      ))}
    </Rows>
  );
}
