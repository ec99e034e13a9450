import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What to tell a person about a failed call: the server's message, else the error's own text, else `fallback`. */
export function failureText(cause: unknown, fallback: string): string {
  if (CombinedGraphQLErrors.is(cause)) {
    return cause.errors.find(({ message }) => message)?.message ?? fallback;
  }
  return cause instanceof Error && cause.message ? cause.message : fallback;
}
