import * as v from 'valibot';

const missing = 'OTP is required';

/** The one-time code for a password reset, trimmed. */
export const OtpField = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.regex(/^\d{6}$/, 'OTP must be 6 digits'),
);
