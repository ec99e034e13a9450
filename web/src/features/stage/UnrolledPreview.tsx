import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { MotionScope } from '#ui/MotionScope.tsx';

/** A tiled preview that unrolls from above when it appears; with reduced motion it fades in. */
export function UnrolledPreview({ children }: { children: ReactNode }) {
  const isReduced = useReducedMotion() ?? false;
  return (
    <MotionScope>
      <m.div
        initial={isReduced ? { opacity: 0 } : { clipPath: 'inset(0% 0% 100% 0%)' }}
        animate={isReduced ? { opacity: 1 } : { clipPath: 'inset(0% 0% 0% 0%)' }}
        transition={{ duration: 0.3, ease: 'easeOut' }}
        style={{ position: 'absolute', inset: 0 }}
      >
        {children}
      </m.div>
    </MotionScope>
  );
}
