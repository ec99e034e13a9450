import type { RepeatLayout } from '#generated/types.ts';

const names: Readonly<Record<RepeatLayout, string>> = {
  BLOCK: 'Full drop',
  BRICK: 'Brick',
  HALF_DROP: 'Half drop',
  MIRROR: 'Mirror',
};

/** Returns the name of a repeat. */
export function repeatName(repeat: RepeatLayout): string {
  return names[repeat];
}
