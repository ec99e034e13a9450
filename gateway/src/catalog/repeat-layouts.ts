import type { RepeatLayout } from '../generated/resolvers.ts';
import type { Asset } from '../generated/rest.ts';

/** Repeat layouts by REST name. */
export const repeatLayouts: Record<Asset['repeat'], RepeatLayout> = {
  block: 'BLOCK',
  brick: 'BRICK',
  'half-drop': 'HALF_DROP',
  mirror: 'MIRROR',
};

/** REST names of repeat layouts. */
export const restRepeatLayouts: Record<RepeatLayout, Asset['repeat']> = {
  BLOCK: 'block',
  BRICK: 'brick',
  HALF_DROP: 'half-drop',
  MIRROR: 'mirror',
};
