/**
 * Node's flags for the two server processes. The bounded heap keeps each of them under 300 MB after load; a smaller
 * young generation would save more and cost twice the CPU. Pictures and database pages live outside this heap.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=160'];

/**
 * How glibc gives memory back. By itself it has an arena for each of a dozen threads, and each may keep as much as the largest
 * piece that was ever freed, such as the 19 MB for the hash of a password. Larger pieces than these bytes go back at once.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
