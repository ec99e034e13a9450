import { chakra } from '@chakra-ui/react';
import type { Dispatch } from 'react';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import type { StageAction } from './stage-state.ts';
import { ZOOM_IN, ZOOM_OUT } from './zoom-steps.ts';

const Plate = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    bottom: '38px',
    display: 'flex',
    borderRadius: 'full',
    background: 'card',
    color: 'ink',
    boxShadow: '0 1px 4px rgb(27 24 21 / 0.25)',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'full',
      _hover: { background: 'linen' },
    },
  },
});

/** Zoom buttons, overlaid on the stage. */
export function ZoomButtons(props: { acrossCm: number; aspect: number; act: Dispatch<StageAction> }) {
  const { acrossCm, aspect, act } = props;
  return (
    <Plate role="group" aria-label="Zoom">
      <button
        type="button"
        aria-label="Zoom out"
        onClick={() => act({ type: 'zoom', acrossCm: acrossCm * ZOOM_OUT, aspect })}
      >
        <MinusIcon />
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        onClick={() => act({ type: 'zoom', acrossCm: acrossCm * ZOOM_IN, aspect })}
      >
        <PlusIcon />
      </button>
    </Plate>
  );
}
