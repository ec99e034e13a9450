import { chakra } from '@chakra-ui/react';
import { type LengthUnit, rulerMarks } from './true-scale.ts';

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
    '& span': {
      position: 'absolute',
      top: '0',
      height: '100%',
      paddingInlineStart: '1.5',
      lineHeight: '26px',
      borderInlineStart: '1px solid',
      borderColor: 'line.control',
      whiteSpace: 'nowrap',
    },
    '& span:first-of-type': { borderColor: 'transparent' },
  },
});

/** A ruler along the lower edge of the stage. */
export function Ruler({ unit }: { unit: LengthUnit }) {
  return (
    <Strip aria-hidden="true">
      {rulerMarks(unit).map(({ label, percent }) => (
        <span key={label} style={{ insetInlineStart: `${percent}%` }}>
          {label}
        </span>
      ))}
    </Strip>
  );
}
