import * as v from 'valibot';

/** The most characters of a reason. */
export const MAX_REASON_CHARACTERS = 500;

/** Why the staff does something: it stands in the audit, and wherever else the form says. */
export const ReasonField = v.pipe(
  v.string('Say why'),
  v.trim(),
  v.nonEmpty('Say why'),
  v.maxLength(MAX_REASON_CHARACTERS, `A reason has at most ${MAX_REASON_CHARACTERS} characters`),
);
