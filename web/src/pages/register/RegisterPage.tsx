import { chakra } from '@chakra-ui/react';
import { FormLink } from '#features/account/sign-in/FormLink.tsx';
import { GoogleButton } from '#features/account/google/GoogleButton.tsx';
import { RegisterForm } from '#features/account/registration/RegisterForm.tsx';
import { useWayBack } from '#features/account/sign-in/useWayBack.ts';
import { SignInFrame } from '#widgets/sign-in-frame/SignInFrame.tsx';

/** `/register`: creates an account, resolves differing carts, and returns to where the user came from. */
export function RegisterPage() {
  const { target, carry } = useWayBack();
  return (
    <SignInFrame title="Create an account" target={target}>
      <RegisterForm />
      <chakra.div display="flex" flexDirection="column" gap="6" marginTop="6">
        <GoogleButton redirect={target} />
        <chakra.p color="ink.muted" textAlign="center">
          Already have an account? <FormLink to={carry('/login')}>Sign in</FormLink>
        </chakra.p>
      </chakra.div>
    </SignInFrame>
  );
}
