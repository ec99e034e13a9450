/**
 * Node flags for the two server processes. The bounded heap keeps each of them under 300 MB after load; a smaller young
 * generation would save more and cost twice the CPU. Pictures and database pages live outside this heap.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=160'];

/**
 * Makes glibc return memory. By default it has an arena for each of a dozen threads, and each may retain as much as the
 * largest block ever freed, such as the 19 MB for hashing a password. Blocks larger than this are returned immediately.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
