import type { ReactNode } from 'react';

/** A part of the design system with all its states. */
export interface GalleryEntry {
  /** From `web/src`, as `ui/Badge.tsx`. */
  readonly file: string;
  /** Each state by what it is called. */
  readonly states: Readonly<Record<string, ReactNode>>;
}
