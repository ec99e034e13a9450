import { chakra } from '@chakra-ui/react';
import type { RepeatView } from '@halfdrop/patterns/browser';
import { type Dispatch, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { zoomSteps } from './zoom-steps.ts';
import type { StageAction } from './stage-state.ts';

interface PreviewHandleProps {
  readonly view: RepeatView;
  readonly aspect: number;
  readonly act: Dispatch<StageAction>;
  readonly children: ReactNode;
}

/** Vertical swipes scroll the page, so that touch users are not trapped on the tiled preview. */
const Surface = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    cursor: 'grab',
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-4px', outlineWidth: '3px' },
  },
});

/** Fraction of the window that an arrow key moves by. */
const KEY_STEP = 0.05;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pans and zooms the tiled preview: drag, arrow keys, plus and minus, or the wheel with Control held. */
export function PreviewHandle({ view, aspect, act, children }: PreviewHandleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const held = useRef({ x: 0, y: 0 });
  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { x: clientX, y: clientY };
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const cmPerPixel = view.acrossCm / currentTarget.clientWidth;
    const { x, y } = held.current;
    held.current = { x: clientX, y: clientY };
    act({ type: 'pan', rightCm: (x - clientX) * cmPerPixel, downCm: (y - clientY) * cmPerPixel });
  };
  const followKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const factor = zoomSteps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && factor === undefined)) return;
    event.preventDefault();
    const step = view.acrossCm * KEY_STEP;
    if (arrow) act({ type: 'pan', rightCm: arrow[0] * step, downCm: arrow[1] * step });
    else if (factor !== undefined) act({ type: 'zoom', acrossCm: view.acrossCm * factor, aspect });
  };
  useWheelZoom(ref, view.acrossCm, aspect, act);
  return (
    <Surface
      ref={ref}
      role="application"
      tabIndex={0}
      aria-label="Cloth"
      aria-describedby={hintId}
      onPointerDown={grab}
      onPointerMove={drag}
      onKeyDown={followKey}
    >
      {children}
      <chakra.span id={hintId} srOnly>
        Arrow keys move the cloth, plus and minus zoom.
      </chakra.span>
    </Surface>
  );
}

/** Zooms with the wheel while Control is held, which is also how browsers report a trackpad pinch. */
function useWheelZoom(
  ref: { readonly current: HTMLElement | null },
  acrossCm: number,
  aspect: number,
  act: Dispatch<StageAction>,
): void {
  useEffect(() => {
    const element = ref.current;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      act({ type: 'zoom', acrossCm: acrossCm * Math.exp(event.deltaY / 300), aspect, isSmooth: true });
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [ref, acrossCm, aspect, act]);
}
