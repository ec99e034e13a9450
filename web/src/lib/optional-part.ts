import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * Creates an optional part of a page whose script loads when it is first shown. If the script cannot be loaded, for
 * example after a deployment has replaced it, nothing is rendered in its place.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch((): ComponentType<Props> => Nothing)
      .then((Part) => ({ default: Part })),
  );
}
