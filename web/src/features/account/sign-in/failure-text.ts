import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Returns the message for a failed call: the server's, else the error's own, else `fallback`. */
export function failureText(cause: unknown, fallback: string): string {
  if (CombinedGraphQLErrors.is(cause)) {
    return cause.errors.find(({ message }) => message)?.message ?? fallback;
  }
  return cause instanceof Error && cause.message ? cause.message : fallback;
}
