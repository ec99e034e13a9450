import { chakra } from '@chakra-ui/react';
import { formatLength, type LengthUnit } from '@halfdrop/patterns/browser';
import { useId } from 'react';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    fontFamily: 'mono',
    fontSize: '13px',
    '& output': { minWidth: '8ch', fontVariantNumeric: 'tabular-nums' },
    '& input': { width: '140px', accentColor: 'var(--hd-colors-ink)' },
  },
});

/** Range of the repeat width. */
const MIN_CM = 4;
const MAX_CM = 96;

interface ScaleSliderProps {
  readonly repeatCm: number;
  readonly unit: LengthUnit;
  readonly onChange: (repeatCm: number) => void;
}

/** Slider for the width of one tile. Logarithmic, so that small repeats are as easy to set as large ones. */
export function ScaleSlider({ repeatCm, unit, onChange }: ScaleSliderProps) {
  const id = useId();
  return (
    <Label htmlFor={id}>
      Repeat
      <output htmlFor={id}>{formatLength(repeatCm, unit)}</output>
      <input
        id={id}
        type="range"
        min={Math.log(MIN_CM)}
        max={Math.log(MAX_CM)}
        step="any"
        value={Math.log(repeatCm)}
        aria-valuetext={formatLength(repeatCm, unit)}
        onChange={({ target }) => onChange(Math.exp(Number(target.value)))}
      />
    </Label>
  );
}
