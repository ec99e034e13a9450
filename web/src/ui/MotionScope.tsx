import { domAnimation, LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';

/**
 * Enables animation of `m.*` elements. Nothing animates before the user acts, so this, and framer-motion with it,
 * belongs in components loaded with `lazy` on first use.
 */
export function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      {children}
    </LazyMotion>
  );
}
