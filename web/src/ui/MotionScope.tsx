import { domAnimation, LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';

/**
 * Makes `m.*` elements move. Nothing moves before someone acts, so this, and framer-motion with it, belongs into
 * components that are loaded with `lazy` when they are first needed.
 */
export function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  );
}
