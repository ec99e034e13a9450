import type { LoginInput, RegisterInput } from '#generated/types.ts';
import { brand } from '#lib/brand.ts';
import { readFragment } from '#lib/fragments.ts';
import type { SessionUser_UserFragment } from '../viewer/SessionUser.fragment.generated.ts';
import { keepDeviceToken, readDeviceToken } from './known-device.ts';
import { openSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { failureText } from './failure-text.ts';
import { useLoginMutation } from './Login.mutation.generated.ts';
import { useRegisterMutation } from '../registration/Register.mutation.generated.ts';
import { failureIn, type SignInAnswer, type SignInFailure } from './sign-in-failure.ts';

interface Words {
  readonly success: { readonly title: string; readonly description: string };
  readonly failedTitle: string;
  readonly failedFallback: string;
}

/** Where the form is shown: on its own page, or in a dialog. The wording differs. */
export type SignInPlace = 'page' | 'dialog';

const loginWords = (place: SignInPlace): Words => ({
  success: {
    title: 'Welcome back!',
    description: place === 'page' ? "You've been successfully logged in." : 'You have been successfully logged in.',
  },
  failedTitle: 'Login failed',
  failedFallback: 'Please check your credentials and try again.',
});

const registerWords = (place: SignInPlace): Words => ({
  success:
    place === 'page'
      ? { title: 'Account created!', description: `Welcome to ${brand.name}! You have 5 free downloads.` }
      : { title: `Welcome to ${brand.name}!`, description: 'Your account has been created with 5 free downloads.' },
  failedTitle: 'Registration failed',
  failedFallback: 'Please try again with different information.',
});

async function enter(ask: () => Promise<SignInAnswer | undefined>, words: Words): Promise<SignInFailure | null> {
  let failure: SignInFailure;
  try {
    const answer = await ask();
    if (answer?.token && answer.user) {
      if (answer.deviceToken) keepDeviceToken(answer.deviceToken);
      openSession({ token: answer.token, user: readFragment<SessionUser_UserFragment>(answer.user) });
      toast({ status: 'success', ...words.success, isForNextPage: true });
      return null;
    }
    failure = failureIn(answer, words.failedFallback);
  } catch (cause) {
    failure = { message: failureText(cause, words.failedTitle), fields: [] };
  }
  toast({ status: 'error', title: words.failedTitle, description: failure.message });
  return failure;
}

/**
 * Signs users in and up. Both functions return null on success, else the failure, and show the outcome in a toast. When
 * they resolve, the data cached for the visitor has been dropped.
 */
export function useSignIn(place: SignInPlace = 'page') {
  const [login] = useLoginMutation();
  const [register] = useRegisterMutation();

  const signIn = (credentials: LoginInput) => {
    const input = { ...credentials, ...readDeviceToken() };
    return enter(async () => (await login({ variables: { input } })).data?.login, loginWords(place));
  };
  const signUp = (input: RegisterInput) =>
    enter(async () => (await register({ variables: { input } })).data?.register, registerWords(place));
  return { signIn, signUp };
}
