/** Who has written a message about a pattern: somebody of its studio, or a reviewer. */
export const MESSAGE_SIDES = ['studio', 'reviewer'] as const;
/** Who has written a message about a pattern. */
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Messages that one person may write about patterns in an hour. */
export const MAX_MESSAGES_PER_HOUR = 30;
