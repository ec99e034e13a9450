import { frameKeys } from '../keys/frame-keys.ts';
import type { ListedKey } from '../keys/KeyHelp.tsx';

/** Shortcuts of the review desk. */
export const reviewKeys: readonly ListedKey[] = [
  ['A', 'Approve'],
  ['C', 'Ask for changes'],
  ['R', 'Reject'],
  ['S', 'Skip'],
  ['N', 'Next piece of a collection'],
  ['W', 'One verdict for all pieces, or for this one'],
  ['V', 'Next picture size'],
  ['B', 'Change from what was handed in to its copy and back'],
  ['M', 'Mark a place, once a reason is chosen'],
  ['Esc', 'Leave the reasons'],
  ...frameKeys,
];
