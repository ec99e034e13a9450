import type { ResourceLimits } from 'node:worker_threads';

/**
 * What a thread may hold. Left to itself, the young generation of each grows as large as that of the thread that answers calls,
 * and stays so.
 */
export const threadLimits: ResourceLimits = { maxYoungGenerationSizeMb: 8 };
