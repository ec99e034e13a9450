import { chakra } from '@chakra-ui/react';
import { type LengthUnit, rulerMarks } from '@halfdrop/patterns/browser';

const Strip = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '26px',
    background: 'card',
    color: 'ink',
    fontFamily: 'mono',
    fontSize: '11px',
    pointerEvents: 'none',
    '& span': {
      position: 'absolute',
      top: '0',
      height: '7px',
      borderInlineStart: '1px solid',
      borderColor: 'line.control',
      whiteSpace: 'nowrap',
    },
    '& span[data-long]': { height: '100%', paddingInlineStart: '1.5', lineHeight: '28px' },
    '& span:first-of-type': { borderColor: 'transparent' },
  },
});

/** A ruler along the lower edge of the stage, for the cloth that shows there. */
export function Ruler({ lengthCm, unit }: { lengthCm: number; unit: LengthUnit }) {
  return (
    <Strip aria-hidden="true" data-ruler="">
      {rulerMarks({ lengthCm, unit }).map(({ at, label }) => (
        <span key={at} data-long={label === null ? undefined : ''} style={{ insetInlineStart: `${at * 100}%` }}>
          {label}
        </span>
      ))}
    </Strip>
  );
}
