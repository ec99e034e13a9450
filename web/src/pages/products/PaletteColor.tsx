import { chakra } from '@chakra-ui/react';
import type { PaletteShare } from '@halfdrop/domain';
import { Button } from '#ui/Button.tsx';
import { CloseIcon } from '#ui/icons.tsx';

interface PaletteColorProps {
  /** Accessible name. */
  readonly name: string;
  readonly color: PaletteShare;
  /** Share of the whole palette. */
  readonly percent: number;
  readonly onChange: (change: Partial<PaletteShare>) => void;
  readonly onRemove: () => void;
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 3.5ch 44px',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    '& input[type=color]': {
      width: '44px',
      height: '36px',
      padding: '0',
      border: '1px solid',
      borderColor: 'line.control',
      borderRadius: 'sm',
      background: 'transparent',
      cursor: 'pointer',
    },
    '& input[type=range]': { width: '100%', height: '11', margin: '0', accentColor: 'var(--hd-colors-ink)' },
    '& input[type=color]::-webkit-color-swatch-wrapper': { padding: '0' },
    '& input[type=color]::-webkit-color-swatch': { border: '0', borderRadius: '3px' },
  },
});

/** One color of a palette and its share. */
export function PaletteColor({ name, color, percent, onChange, onRemove }: PaletteColorProps) {
  return (
    <Line>
      <input
        type="color"
        aria-label={name}
        value={color.hex}
        onChange={({ target }) => onChange({ hex: target.value })}
      />
      <input
        type="range"
        min={1}
        max={100}
        aria-label={`How much of ${name.toLowerCase()}`}
        aria-valuetext={`${percent} %`}
        value={color.share}
        onChange={({ target }) => onChange({ share: Number(target.value) })}
      />
      <span aria-hidden="true">{percent}%</span>
      <Button size="icon" variant="ghost" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
        <CloseIcon size={16} />
      </Button>
    </Line>
  );
}
