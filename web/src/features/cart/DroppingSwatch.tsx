import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { MotionScope } from '#ui/MotionScope.tsx';
import type { SwatchFlight } from './useSwatchFlight.ts';

const SIZE = 64;
const SECONDS = 0.3;

interface Props {
  readonly flight: SwatchFlight;
  readonly picture: string;
  readonly color: string;
  readonly onLanded: () => void;
}

/** Swatch that drops into the bag icon. With reduced motion it only fades in over the icon. */
export function DroppingSwatch({ flight: { from, to }, picture, color, onLanded }: Props) {
  const isReduced = useReducedMotion() === true;
  const start = isReduced ? to : from;

  useEffect(() => {
    const timer = setTimeout(onLanded, SECONDS * 2_000);
    return () => clearTimeout(timer);
  }, [onLanded]);

  return createPortal(
    <MotionScope>
      <m.div
        aria-hidden
        initial={{ x: start.x - SIZE / 2, y: start.y - SIZE / 2, scale: isReduced ? 0.3 : 1, opacity: 1 }}
        animate={{ x: to.x - SIZE / 2, y: to.y - SIZE / 2, scale: 0.3, opacity: isReduced ? 0 : 0.6 }}
        transition={{ duration: SECONDS, ease: 'easeIn' }}
        onAnimationComplete={onLanded}
        style={{
          position: 'fixed',
          inset: '0 auto auto 0',
          width: SIZE,
          height: SIZE,
          borderRadius: 8,
          background: `${color} url("${picture}") center / cover`,
          pointerEvents: 'none',
          zIndex: 2_000,
        }}
      />
    </MotionScope>,
    document.body,
  );
}
