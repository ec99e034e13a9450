import type { RepeatLayout } from '../generated/resolvers.ts';
import type { Asset } from '../generated/rest.ts';

/** How tiles are laid, as REST says it. */
export const repeatLayouts: Record<Asset['repeat'], RepeatLayout> = {
  block: 'BLOCK',
  brick: 'BRICK',
  'half-drop': 'HALF_DROP',
  mirror: 'MIRROR',
};

/** How tiles are laid, as GraphQL says it. */
export const restRepeatLayouts: Record<RepeatLayout, Asset['repeat']> = {
  BLOCK: 'block',
  BRICK: 'brick',
  HALF_DROP: 'half-drop',
  MIRROR: 'mirror',
};
