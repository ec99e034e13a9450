import type { Masked } from '#lib/fragments.ts';

/** Masks data for a component that reads a fragment. */
export function masked<Fragment>(fields: Fragment): Masked<Fragment> {
  return fields as Masked<Fragment>;
}
