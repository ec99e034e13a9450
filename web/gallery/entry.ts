import type { ReactNode } from 'react';

/** A component of the design system with all its states. */
export interface GalleryEntry {
  /** Path from `web/src`, such as `ui/Badge.tsx`. */
  readonly file: string;
  /** Rendered states by name. */
  readonly states: Readonly<Record<string, ReactNode>>;
}
