import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component whose script is loaded on first render or preloaded. */
export type Preloadable<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /**
   * Starts loading the script. A failed load is retried on render, and only then reported.
   * @param pathname where it will be shown, to preload nested parts
   */
  readonly preload: (pathname: string) => void;
};

/** Creates a preloadable component. `load` receives the path only when preloading. */
export function preloadable<Props extends object>(
  load: (pathname?: string) => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  const preload = (pathname: string) => void load(pathname).catch(() => undefined);
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload },
  );
}
