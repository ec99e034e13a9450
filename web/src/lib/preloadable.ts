import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component whose script is loaded when it is first shown, or ahead of that. */
export type Preloadable<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /**
   * Asks for the script now. What cannot be had is asked for again when it is shown, and fails then.
   * @param pathname where it will be shown, for what it loads in turn
   */
  readonly preload: (pathname: string) => void;
};

/** Makes a component of what loads it; `load` is given the path when it is asked for ahead. */
export function preloadable<Props extends object>(
  load: (pathname?: string) => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  const preload = (pathname: string) => void load(pathname).catch(() => undefined);
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload },
  );
}
