import { GraphQLError } from 'graphql';
import { RestFailure } from './rest-failure.ts';

/** Codes of top-level errors exposed to clients; all other failures are masked as `INTERNAL`. */
type TopLevelCode =
  | 'BAD_USER_INPUT'
  | 'FORBIDDEN'
  | 'INTERNAL'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAUTHENTICATED'
  | 'UPSTREAM_UNAVAILABLE';

interface Translation {
  /** Top-level error code if no payload declares the error. */
  readonly topLevel: TopLevelCode;
  /** Payload error in mutations that declare it. */
  readonly payload?: `${string}Error`;
}

/**
 * GraphQL errors for each error code of the REST contract: the single place that names a mutation's errors. A test
 * compares it with the API's own list.
 */
export const translations = {
  account_blocked: { topLevel: 'FORBIDDEN', payload: 'AccountBlockedError' },
  already_subscribed: { topLevel: 'INTERNAL', payload: 'AlreadySubscribedError' },
  already_taken: { topLevel: 'INTERNAL', payload: 'AlreadyTakenError' },
  cart_not_ready: { topLevel: 'INTERNAL', payload: 'CartNotReadyError' },
  forbidden: { topLevel: 'FORBIDDEN' },
  header_too_large: { topLevel: 'BAD_USER_INPUT' },
  idempotency_conflict: { topLevel: 'INTERNAL', payload: 'ValidationError' },
  illegal_transition: { topLevel: 'INTERNAL', payload: 'IllegalTransitionError' },
  internal: { topLevel: 'UPSTREAM_UNAVAILABLE' },
  invalid_coupon: { topLevel: 'INTERNAL', payload: 'InvalidCouponError' },
  invalid_credentials: { topLevel: 'UNAUTHENTICATED', payload: 'InvalidCredentialsError' },
  invalid_otp: { topLevel: 'INTERNAL', payload: 'InvalidOtpError' },
  invalid_signature: { topLevel: 'INTERNAL' },
  malformed_json: { topLevel: 'INTERNAL' },
  malformed_request: { topLevel: 'BAD_USER_INPUT' },
  early_access: { topLevel: 'INTERNAL', payload: 'EarlyAccessError' },
  email_unconfirmed: { topLevel: 'INTERNAL', payload: 'EmailUnconfirmedError' },
  no_downloads_left: { topLevel: 'INTERNAL', payload: 'NoDownloadsLeftError' },
  money_back_over: { topLevel: 'INTERNAL', payload: 'MoneyBackOverError' },
  not_found: { topLevel: 'NOT_FOUND', payload: 'NotFoundError' },
  payment_declined: { topLevel: 'INTERNAL', payload: 'PaymentDeclinedError' },
  payment_unavailable: { topLevel: 'UPSTREAM_UNAVAILABLE' },
  payout_refused: { topLevel: 'INTERNAL', payload: 'PayoutRefusedError' },
  tax_papers_required: { topLevel: 'INTERNAL', payload: 'TaxPapersRequiredError' },
  plan_changed: { topLevel: 'INTERNAL', payload: 'PlanChangedError' },
  plan_required: { topLevel: 'INTERNAL', payload: 'PlanRequiredError' },
  files_not_ready: { topLevel: 'INTERNAL' },
  payload_too_large: { topLevel: 'BAD_USER_INPUT' },
  range_not_satisfiable: { topLevel: 'INTERNAL' },
  rate_limited: { topLevel: 'RATE_LIMITED' },
  refund_refused: { topLevel: 'INTERNAL', payload: 'RefundRefusedError' },
  proof_required: { topLevel: 'FORBIDDEN', payload: 'ProofRequiredError' },
  last_admin: { topLevel: 'INTERNAL', payload: 'LastAdminError' },
  reauthentication_required: { topLevel: 'INTERNAL', payload: 'ReauthenticationRequiredError' },
  request_timeout: { topLevel: 'UPSTREAM_UNAVAILABLE' },
  reset_expired: { topLevel: 'INTERNAL', payload: 'ResetExpiredError' },
  sign_in_expired: { topLevel: 'INTERNAL', payload: 'SignInExpiredError' },
  sign_in_not_offered: { topLevel: 'INTERNAL', payload: 'SignInUnavailableError' },
  sign_in_unavailable: { topLevel: 'UPSTREAM_UNAVAILABLE', payload: 'SignInUnavailableError' },
  subscription_state: { topLevel: 'INTERNAL', payload: 'SubscriptionStateError' },
  switched_off: { topLevel: 'INTERNAL', payload: 'SwitchedOffError' },
  total_changed: { topLevel: 'INTERNAL', payload: 'TotalChangedError' },
  trial_used: { topLevel: 'INTERNAL', payload: 'TrialUsedError' },
  unauthenticated: { topLevel: 'UNAUTHENTICATED' },
  unavailable: { topLevel: 'UPSTREAM_UNAVAILABLE' },
  view_only: { topLevel: 'FORBIDDEN' },
  version_conflict: { topLevel: 'INTERNAL', payload: 'VersionConflictError' },
  validation_failed: { topLevel: 'BAD_USER_INPUT', payload: 'ValidationError' },
} as const satisfies Readonly<Record<string, Translation>>;

/** Typenames of errors a payload may contain. */
export type PayloadErrorName = Extract<
  (typeof translations)[keyof typeof translations],
  { payload: string }
>['payload'];

const byCode: ReadonlyMap<string, Translation> = new Map(Object.entries(translations));

/** Returns the payload error for a REST error code; undefined for codes that have none. */
export function payloadErrorOf(code: string): string | undefined {
  return byCode.get(code)?.payload;
}

/** The API is down, slow or returned an invalid reply. `cause` is only logged. */
export function upstreamUnavailable(cause?: unknown): GraphQLError {
  return new GraphQLError('The shop cannot be reached just now. Please try again.', {
    extensions: { code: 'UPSTREAM_UNAVAILABLE' satisfies TopLevelCode },
    originalError: cause instanceof Error ? cause : null,
  });
}

/** Converts a REST failure to a top-level error; the API's message is kept if it is meant for users. */
export function topLevelError(failure: RestFailure): GraphQLError {
  const code = byCode.get(failure.code)?.topLevel ?? 'INTERNAL';
  if (code === 'UPSTREAM_UNAVAILABLE') return upstreamUnavailable(failure);
  const message = code === 'BAD_USER_INPUT' ? describeFields(failure) : failure.message;
  const retryAfter = failure.retryAfterSeconds;
  return new GraphQLError(message, {
    extensions: { code, ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }) },
    originalError: failure,
  });
}

function describeFields({ message, fieldErrors }: RestFailure): string {
  if (fieldErrors.length === 0) return message;
  return fieldErrors.map((each) => `${each.path}: ${each.message}`).join('; ');
}
