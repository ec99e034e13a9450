import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

/** The slider's reach in dollars; at its end there is no upper bound. */
const REACH = 100;

interface PriceFilterProps {
  readonly min: number | null;
  readonly max: number | null;
  /** Gets the bounds in whole dollars when a thumb is let go. */
  readonly onChange: (bounds: { min: number | null; max: number | null }) => void;
}

const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '11',
    '& .rail, & .span': { position: 'absolute', top: '50%', height: '3px', marginTop: '-1.5px', borderRadius: 'full' },
    '& .rail': { insetInline: '0', background: 'line.strong' },
    '& .span': { background: 'ink' },
    '& input': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      margin: '0',
      appearance: 'none',
      background: 'transparent',
      pointerEvents: 'none',
    },
    '& input::-webkit-slider-thumb': {
      appearance: 'none',
      pointerEvents: 'auto',
      width: '22px',
      height: '22px',
      borderRadius: '999px',
      border: '2px solid var(--hd-colors-ink)',
      background: 'var(--hd-colors-card)',
      cursor: 'grab',
    },
    '& input::-moz-range-thumb': {
      pointerEvents: 'auto',
      width: '18px',
      height: '18px',
      borderRadius: '999px',
      border: '2px solid var(--hd-colors-ink)',
      background: 'var(--hd-colors-card)',
      cursor: 'grab',
    },
  },
});

/** Lowest and highest price on one slider from 0 to 100 dollars; the end stands for `$100+`. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const [low, setLow] = useState(min ?? 0);
  const [high, setHigh] = useState(max ?? REACH);

  const commit = () => {
    const bounds = { min: low === 0 ? null : low, max: high === REACH ? null : high };
    if (bounds.min !== min || bounds.max !== max) onChange(bounds);
  };
  const slider = { min: 0, max: REACH, step: 1, onPointerUp: commit, onKeyUp: commit, onBlur: commit };

  return (
    <>
      <Track>
        <span className="rail" />
        <span className="span" style={{ left: `${low}%`, right: `${REACH - high}%` }} />
        <input
          {...slider}
          type="range"
          aria-label="Lowest price in dollars"
          value={low}
          onChange={({ target }) => setLow(Math.min(Number(target.value), high))}
        />
        <input
          {...slider}
          type="range"
          aria-label="Highest price in dollars"
          aria-valuetext={high === REACH ? '$100 or more' : `$${high}`}
          value={high}
          onChange={({ target }) => setHigh(Math.max(Number(target.value), low))}
        />
      </Track>
      <chakra.p display="flex" justifyContent="space-between" fontSize="14px" fontVariantNumeric="tabular-nums">
        <span>${low}</span>
        <span>{high === REACH ? `$${REACH}+` : `$${high}`}</span>
      </chakra.p>
    </>
  );
}
