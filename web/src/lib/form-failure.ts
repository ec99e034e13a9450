import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why a form was rejected. */
export interface FormFailure {
  /** Message for the whole form. */
  readonly message: string;
  /** Messages for individual fields. */
  readonly fields: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  /** Seconds until the next attempt is allowed; 0 if no wait is needed. */
  readonly waitSeconds: number;
}

interface Payload {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly path: readonly string[] }>;
}

const UNREACHABLE = 'The shop cannot be reached just now. Please try again.';

/** Returns the failure reported by a payload; null if there is none. */
export function refusalIn({ errors }: Payload): FormFailure | null {
  const [first] = errors;
  if (!first) return null;
  const fields = errors.flatMap(({ path: [path], message }) => (path === undefined ? [] : [{ path, message }]));
  return { message: first.message, fields, waitSeconds: 0 };
}

/** Converts a failed call into a form failure: the server's message, else that the shop is unreachable. */
export function failureOf(cause: unknown): FormFailure {
  const error = CombinedGraphQLErrors.is(cause) ? cause.errors[0] : undefined;
  const wait = error?.extensions?.['retryAfterSeconds'];
  return {
    message: error?.message ?? UNREACHABLE,
    fields: [],
    waitSeconds: typeof wait === 'number' ? wait : 0,
  };
}

/** Shows a rejection above the form and next to the fields it names. */
export function showFailure<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  failure: Pick<FormFailure, 'message' | 'fields'>,
): void {
  setError('root', { message: failure.message });
  for (const { path, message } of failure.fields) {
    const field = fields.find((known) => known === path);
    if (field) setError(field, { message }, { shouldFocus: true });
  }
}
