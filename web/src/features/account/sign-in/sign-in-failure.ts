import type { LoginMutation } from './Login.mutation.generated.ts';
import type { RegisterMutation } from '../registration/Register.mutation.generated.ts';

/** The server's reply to a sign-in or registration. */
export type SignInAnswer = LoginMutation['login'] | RegisterMutation['register'];

/** Why sign-in failed: a message for the whole form, and messages for fields. */
export interface SignInFailure {
  readonly message: string;
  readonly fields: ReadonlyArray<{ readonly path: string; readonly message: string }>;
}

/** Returns the failure in a reply, with `fallback` if the server sent no message. */
export function failureIn(answer: SignInAnswer | undefined, fallback: string): SignInFailure {
  const errors = answer?.errors ?? [];
  const fields = errors.flatMap(({ path: [field], message }) =>
    field === undefined ? [] : [{ path: field, message }],
  );
  return { message: errors[0]?.message ?? fallback, fields };
}
