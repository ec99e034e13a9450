import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A part of a page whose script is loaded when it is first shown, and which the page can do without. When the script
 * cannot be had, as after a new build has replaced it, nothing stands in its place and the page stays as it is.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch((): ComponentType<Props> => Nothing)
      .then((Part) => ({ default: Part })),
  );
}
