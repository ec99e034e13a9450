import type { ResourceLimits } from 'node:worker_threads';

/**
 * Memory limits of a thread. By default the young generation of each grows as large as that of the main thread and
 * never shrinks.
 */
export const threadLimits: ResourceLimits = { maxYoungGenerationSizeMb: 8 };
