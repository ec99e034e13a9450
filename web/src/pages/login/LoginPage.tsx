import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { FormLink } from '#features/account/sign-in/FormLink.tsx';
import { GoogleButton } from '#features/account/google/GoogleButton.tsx';
import { LoginForm } from '#features/account/sign-in/LoginForm.tsx';
import { useWayBack } from '#features/account/sign-in/useWayBack.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { SignInFrame } from '#widgets/sign-in-frame/SignInFrame.tsx';

/** Rarely needed. The page waits for it, so that it does not shift the form. */
const GoogleRefusal = optionalPart(
  async () => (await import('#features/account/google/GoogleRefusal.tsx')).GoogleRefusal,
);

/** `/login`: signs in, resolves differing carts, and returns to where the user came from. */
export function LoginPage() {
  const { target, carry } = useWayBack();
  const [search] = useSearchParams();
  return (
    <SignInFrame title="Sign in" target={target}>
      {search.has('google') ? <GoogleRefusal /> : null}
      <LoginForm />
      <chakra.div display="flex" flexDirection="column" gap="6" marginTop="6">
        <chakra.p textAlign="center">
          <FormLink to={carry('/forgot-password')}>Forgot password?</FormLink>
        </chakra.p>
        <GoogleButton redirect={target} />
        <chakra.p color="ink.muted" textAlign="center">
          New here? <FormLink to={carry('/register')}>Create an account</FormLink>
        </chakra.p>
      </chakra.div>
    </SignInFrame>
  );
}
