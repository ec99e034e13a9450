/**
 * Node's flags for the two server processes. The bounded heap keeps each of them under 300 MB after load; a smaller
 * young generation would save more and cost twice the CPU. Pictures and database pages live outside this heap.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=160'];
