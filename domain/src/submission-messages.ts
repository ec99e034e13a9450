/** Sides of a conversation about a pattern: its studio or a reviewer. */
export const MESSAGE_SIDES = ['studio', 'reviewer'] as const;
/** Side that wrote a message about a pattern. */
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Maximum number of messages about patterns per person and hour. */
export const MAX_MESSAGES_PER_HOUR = 30;
