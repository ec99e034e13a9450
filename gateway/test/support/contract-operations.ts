import { deskOperations } from './desk-operations.ts';
import { messageOperations } from './message-operations.ts';
import { shopperOperations } from './shopper-operations.ts';
import { studioOperations } from './studio-operations.ts';
import { supportOperations } from './support-operations.ts';
import { takedownOperations } from './takedown-operations.ts';

/** Operations that cover every root field once; what customers request comes before the desks that show it. */
export const operations: ReadonlyArray<readonly [name: string, text: string]> = [
  ...studioOperations,
  ...supportOperations,
  ...shopperOperations,
  ...messageOperations,
  ...takedownOperations,
  ...deskOperations,
];
