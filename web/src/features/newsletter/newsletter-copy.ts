/** Copy of the newsletter block; edit it here. */
export const newsletterCopy = {
  title: 'New patterns, by mail',
  pitch: 'Hear first what has come off the table. Leave with one click.',
} as const;
