import type { LoginMutation } from './Login.mutation.generated.ts';
import type { RegisterMutation } from '../registration/Register.mutation.generated.ts';

/** What the server answers to a sign-in or a sign-up. */
export type SignInAnswer = LoginMutation['login'] | RegisterMutation['register'];

/** Why nobody was signed in: a sentence for the whole form, and those of single fields. */
export interface SignInFailure {
  readonly message: string;
  readonly fields: ReadonlyArray<{ readonly path: string; readonly message: string }>;
}

/** The failure in an answer, with `fallback` where the server gives no sentence. */
export function failureIn(answer: SignInAnswer | undefined, fallback: string): SignInFailure {
  const errors = answer?.errors ?? [];
  const fields = errors.flatMap(({ path: [field], message }) =>
    field === undefined ? [] : [{ path: field, message }],
  );
  return { message: errors[0]?.message ?? fallback, fields };
}
