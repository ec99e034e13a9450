import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { MotionScope } from '#ui/MotionScope.tsx';

/** How far the repeat is shown. */
export interface ZoomOutProps {
  /** Address of the picture that is on the screen already. */
  readonly source: string;
  /** True: the tile shows its repeat; false: one picture, as it was. */
  readonly isOut: boolean;
}

const OUT = 0.5;

/**
 * Lies over a tile's picture and shrinks to half, so that the repeat shows around it. Twice as large as the tile and
 * centred on it, it starts as exactly the picture below.
 */
export function ZoomOut({ source, isOut }: ZoomOutProps) {
  const isReduced = useReducedMotion() ?? false;
  const shown = isReduced ? { opacity: isOut ? 1 : 0, scale: OUT } : { opacity: 1, scale: isOut ? OUT : 1 };
  return (
    <MotionScope>
      <m.span
        aria-hidden="true"
        className="zoom-out"
        style={{ backgroundImage: `url(${JSON.stringify(source)})` }}
        initial={isReduced ? { opacity: 0, scale: OUT } : { scale: 1 }}
        animate={shown}
        transition={{ duration: 0.3, ease: 'easeOut' }}
      />
    </MotionScope>
  );
}
