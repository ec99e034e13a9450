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

interface RulerProps {
  /** Visible width of the pattern. */
  readonly lengthCm: number;
  readonly unit: LengthUnit;
  /** Width of the stage in CSS pixels, if known. */
  readonly width: number | undefined;
}

const USUAL_WIDTH = 800;
/** Width of a label, and the minimum spacing of labels, in CSS pixels. */
const LABEL = 46;
const PITCH = 50;
const MAX_LABELS = 8;

/** Ruler along the lower edge of the tiled preview. */
export function Ruler({ lengthCm, unit, width = USUAL_WIDTH }: RulerProps) {
  const maxLabels = Math.max(2, Math.min(MAX_LABELS, Math.floor(width / PITCH)));
  return (
    <Strip aria-hidden="true" data-ruler="">
      {rulerMarks({ lengthCm, unit, maxLabels, labelShare: LABEL / width }).map(({ at, label }) => (
        <span key={at} data-long={label === null ? undefined : ''} style={{ insetInlineStart: `${at * 100}%` }}>
          {label}
        </span>
      ))}
    </Strip>
  );
}
