import * as v from 'valibot';

/** All error codes with their HTTP status and default message. */
export const problemTable = {
  malformed_request: { status: 400, title: 'Malformed request', message: 'The request could not be read.' },
  malformed_json: { status: 400, title: 'Malformed JSON', message: 'The request body is not valid JSON.' },
  invalid_signature: { status: 400, title: 'Invalid signature', message: 'The signature does not match.' },
  invalid_credentials: { status: 401, title: 'Invalid credentials', message: 'Email or password is incorrect.' },
  unauthenticated: { status: 401, title: 'Not signed in', message: 'Please sign in to continue.' },
  forbidden: { status: 403, title: 'Forbidden', message: 'You are not allowed to do this.' },
  account_blocked: {
    status: 403,
    title: 'Account blocked',
    message: 'This account is blocked. Write to us if you have questions.',
  },
  view_only: {
    status: 403,
    title: 'Read only',
    message: 'You are viewing the shop as another user: nothing can be changed or downloaded on their behalf.',
  },
  proof_required: {
    status: 403,
    title: 'Password needed again',
    message: 'Please enter your password again to do this.',
  },
  not_found: { status: 404, title: 'Not found', message: 'This does not exist.' },
  request_timeout: { status: 408, title: 'Request timeout', message: 'The request took too long to arrive.' },
  already_taken: { status: 409, title: 'Already taken', message: 'This is already in use.' },
  illegal_transition: { status: 409, title: 'Not possible now', message: 'This is not possible any more.' },
  switched_off: {
    status: 409,
    title: 'Switched off',
    message: 'This is temporarily unavailable. Please try again later.',
  },
  version_conflict: {
    status: 409,
    title: 'Changed elsewhere',
    message: 'This was changed elsewhere in the meantime. Nothing was overwritten.',
  },
  invalid_coupon: { status: 409, title: 'Invalid coupon', message: 'Invalid coupon code' },
  invalid_otp: { status: 409, title: 'Invalid OTP', message: 'This code is wrong or no longer works.' },
  reset_expired: {
    status: 409,
    title: 'Reset expired',
    message: 'This reset has expired. Please request a new code.',
  },
  sign_in_expired: {
    status: 409,
    title: 'Sign-in expired',
    message: 'This sign-in took too long or was used already. Please start again.',
  },
  sign_in_not_offered: {
    status: 409,
    title: 'Sign-in not offered',
    message: 'Sign-in with Google is not set up in this shop.',
  },
  reauthentication_required: {
    status: 409,
    title: 'Sign-in needed again',
    message: 'Please sign in with Google once more, then confirm within ten minutes.',
  },
  last_admin: {
    status: 409,
    title: 'Last admin',
    message: 'You are the only one who runs this shop. Make someone else an admin first.',
  },
  cart_not_ready: { status: 409, title: 'Bag not ready', message: 'This bag cannot be checked out.' },
  total_changed: { status: 409, title: 'Total changed', message: 'The total has changed since it was shown.' },
  payment_declined: { status: 409, title: 'Payment declined', message: 'Your card was declined. Nothing was changed.' },
  refund_refused: { status: 409, title: 'Refund refused', message: 'This cannot be refunded.' },
  payout_refused: { status: 409, title: 'Payout refused', message: 'The balance is too small to be paid out yet.' },
  tax_papers_required: {
    status: 409,
    title: 'Tax papers required',
    message: 'Fill in the tax papers of the studio first.',
  },
  no_downloads_left: {
    status: 409,
    title: 'No downloads left',
    message: 'You have no free downloads left.',
  },
  email_unconfirmed: {
    status: 409,
    title: 'Address not confirmed',
    message: 'Please confirm your email address first: free downloads are given once for each address.',
  },
  already_subscribed: {
    status: 409,
    title: 'Already subscribed',
    message: 'You already have a plan. You can change it instead.',
  },
  trial_used: { status: 409, title: 'Trial used', message: 'You have already used your free trial.' },
  plan_changed: {
    status: 409,
    title: 'Amount changed',
    message: 'The amount has changed. Please check it and try again.',
  },
  subscription_state: { status: 409, title: 'Not possible now', message: 'Your plan does not allow this now.' },
  money_back_over: {
    status: 409,
    title: 'Money-back period over',
    message: 'Only the first payment of a subscription can be refunded, within 30 days.',
  },
  files_not_ready: {
    status: 409,
    title: 'Files not ready',
    message: 'Your files are still being prepared. Please try again in a moment.',
  },
  plan_required: {
    status: 409,
    title: 'Plan required',
    message: 'Choose a plan to download this pattern.',
  },
  early_access: {
    status: 409,
    title: 'Early access',
    message: 'This pattern is new: until it opens to everyone, it is available only to subscribers with a paid plan.',
  },
  idempotency_conflict: {
    status: 409,
    title: 'Idempotency conflict',
    message: 'This idempotency key was used for another request.',
  },
  payload_too_large: { status: 413, title: 'Payload too large', message: 'The request body is too large.' },
  range_not_satisfiable: { status: 416, title: 'Range not satisfiable', message: 'The range lies outside the file.' },
  validation_failed: { status: 422, title: 'Validation failed', message: 'Some fields are invalid.' },
  rate_limited: { status: 429, title: 'Too many requests', message: 'Too many attempts. Please wait and try again.' },
  header_too_large: { status: 431, title: 'Header too large', message: 'The address or the headers are too long.' },
  internal: { status: 500, title: 'Internal error', message: 'Something went wrong on our side.' },
  sign_in_unavailable: {
    status: 503,
    title: 'Sign-in unavailable',
    message: 'Google cannot be reached just now. Please try again, or sign in with your password.',
  },
  payment_unavailable: {
    status: 503,
    title: 'Payment unavailable',
    message: 'The payment provider is not responding. Nothing is lost: please try again in a moment.',
  },
  unavailable: { status: 503, title: 'Unavailable', message: 'The shop cannot answer right now. Please try again.' },
} as const satisfies Record<string, { status: number; title: string; message: string }>;

/** Stable error code for clients to branch on. */
export type ProblemCode = keyof typeof problemTable;

/** Validation error of one field: dotted path from the input root and a message to show at the field. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

interface ProblemDetails {
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  /** Facts needed by the client, such as the new total; merged into the body. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure, thrown by services and sent as `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problemTable[code].message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problemTable[this.code].status;
  }
}

/** Creates a `validation_failed` problem for one field; the message serves for both the field and the whole. */
export function invalidField(path: string, message: string): Problem {
  return new Problem('validation_failed', { message, errors: [{ path, message }] });
}

/** Schema of all error responses. */
export const ProblemSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  message: v.string(),
  requestId: v.string(),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});

/** Serializes a problem to its response body. */
export function problemBody(problem: Problem, requestId: string): Record<string, unknown> {
  const { title, status } = problemTable[problem.code];
  return {
    type: 'about:blank',
    title,
    status,
    code: problem.code,
    message: problem.message,
    requestId,
    ...(problem.details.errors && { errors: problem.details.errors }),
    ...problem.details.data,
  };
}
