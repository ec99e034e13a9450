import type { Masked } from '#lib/fragments.ts';

/** Data as a component gets it that reads a fragment. */
export function masked<Fragment>(fields: Fragment): Masked<Fragment> {
  return fields as Masked<Fragment>;
}
