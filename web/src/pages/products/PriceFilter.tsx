import { chakra } from '@chakra-ui/react';
import { type PointerEvent, useState } from 'react';
import { PriceField } from './PriceField.tsx';

/** Price bounds in whole dollars, inclusive; null if unbounded. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

interface PriceFilterProps extends PriceBounds {
  /** Highest price among matches in whole dollars, the end of the track; null while unknown. */
  readonly dearest: number | null;
  /** Called when a thumb is released, the track is tapped or a field loses focus. */
  readonly onChange: (bounds: PriceBounds) => void;
}

const thumb = {
  pointerEvents: 'auto',
  width: '22px',
  height: '22px',
  borderRadius: '999px',
  border: '2px solid var(--hd-colors-ink)',
  background: 'var(--hd-colors-card)',
  cursor: 'grab',
} as const;
const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '11',
    cursor: 'pointer',
    touchAction: 'pan-y',
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
    '& input::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '& input::-moz-range-thumb': { ...thumb, width: '18px', height: '18px' },
    '@media (forced-colors: active)': { '& .rail': { background: 'GrayText' }, '& .span': { background: 'Highlight' } },
  },
});
const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', marginTop: '1' } });

/** Lowest and highest price: a slider from zero to the highest price, and two fields. */
export function PriceFilter({ min, max, dearest, onChange }: PriceFilterProps) {
  const [low, setLow] = useState(min ?? 0);
  const [high, setHigh] = useState(max);
  const reach = Math.max(dearest ?? 0, low, high ?? 0, 1);
  const top = high ?? reach;

  const commit = (bounds: PriceBounds) => {
    if (bounds.min !== min || bounds.max !== max) onChange(bounds);
  };
  const asBounds = (lowest: number, highest: number): PriceBounds => ({
    min: lowest === 0 ? null : lowest,
    max: highest >= reach && highest !== max ? null : highest,
  });
  const letGo = () => commit(asBounds(low, top));
  const slider = { type: 'range', min: 0, max: reach, step: 1, onPointerUp: letGo, onKeyUp: letGo, onBlur: letGo };

  /** Tapping the track moves the nearer thumb. */
  const tap = ({ target, currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const value = Math.round(Math.min(Math.max((clientX - left) / width, 0), 1) * reach);
    const isLow = Math.abs(value - low) < Math.abs(value - top) || (low === top && value < low);
    commit(isLow ? asBounds(value, top) : asBounds(low, value));
  };

  return (
    <>
      {dearest === null ? null : (
        <Track onPointerDown={tap} data-track="">
          <span className="rail" />
          <span
            className="span"
            style={{ left: `${(low / reach) * 100}%`, right: `${((reach - top) / reach) * 100}%` }}
          />
          <input
            {...slider}
            aria-label="Lowest price in dollars"
            value={low}
            onChange={({ target }) => setLow(Math.min(Number(target.value), top))}
          />
          <input
            {...slider}
            aria-label="Highest price in dollars"
            value={top}
            onChange={({ target }) => setHigh(Math.max(Number(target.value), low))}
          />
        </Track>
      )}
      <Fields>
        <PriceField label="From $" value={min} hint="0" onEnter={(value) => commit({ min: value || null, max })} />
        <PriceField label="To $" value={max} hint={String(reach)} onEnter={(value) => commit({ min, max: value })} />
      </Fields>
    </>
  );
}
