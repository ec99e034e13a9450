import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why a form was not taken. */
export interface FormFailure {
  /** A sentence for the whole form. */
  readonly message: string;
  /** Sentences for single fields. */
  readonly fields: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  /** Seconds to wait before trying again; 0 when there is nothing to wait for. */
  readonly waitSeconds: number;
}

interface Payload {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly path: readonly string[] }>;
}

const UNREACHABLE = 'The shop cannot be reached just now. Please try again.';

/** The failure a payload tells; null when it tells none. */
export function refusalIn({ errors }: Payload): FormFailure | null {
  const [first] = errors;
  if (!first) return null;
  const fields = errors.flatMap(({ path: [path], message }) => (path === undefined ? [] : [{ path, message }]));
  return { message: first.message, fields, waitSeconds: 0 };
}

/** A call that broke off as a failure: the server's words, else that the shop cannot be reached. */
export function failureOf(cause: unknown): FormFailure {
  const error = CombinedGraphQLErrors.is(cause) ? cause.errors[0] : undefined;
  const wait = error?.extensions?.['retryAfterSeconds'];
  return {
    message: error?.message ?? UNREACHABLE,
    fields: [],
    waitSeconds: typeof wait === 'number' ? wait : 0,
  };
}

/** Puts what the server has refused above a form, and beside each of its fields that it names. */
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
