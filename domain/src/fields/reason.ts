import * as v from 'valibot';

/** Maximum length of a reason. */
export const MAX_REASON_CHARACTERS = 500;

/** The reason for a staff action; it is recorded in the audit log, and wherever else the form says. */
export const ReasonField = v.pipe(
  v.string('Say why'),
  v.trim(),
  v.nonEmpty('Say why'),
  v.maxLength(MAX_REASON_CHARACTERS, `A reason has at most ${MAX_REASON_CHARACTERS} characters`),
);
