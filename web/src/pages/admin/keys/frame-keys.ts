import type { ListedKey } from './KeyHelp.tsx';

/** Shortcuts available at every desk. */
export const frameKeys: readonly ListedKey[] = [
  ['G', 'Go to a desk, an order, a person, a ticket or a coupon'],
  ['Ctrl K', 'The same, also while you type'],
  ['?', 'This help'],
];
