import { Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '#features/account/AccountFrame.tsx';
import { FormLink } from '#features/account/FormLink.tsx';
import { GoogleButton } from '#features/account/GoogleButton.tsx';
import { LoginForm } from '#features/account/LoginForm.tsx';
import { useWayBack } from '#features/account/useWayBack.ts';
import { BagSummary } from '#features/cart/BagSummary.tsx';
import { SavedItemsStep } from '#features/cart/SavedItemsStep.tsx';
import { PlanSummary } from '#features/subscriptions/PlanSummary.tsx';
import { optionalPart } from '#lib/optional-part.ts';
import { useSession } from '#lib/session.ts';

/** Few come back from Google without being signed in. The page waits for the words, so that they push nothing down. */
const GoogleRefusal = optionalPart(async () => (await import('#features/account/GoogleRefusal.tsx')).GoogleRefusal);

/** `/login`: signs in, asks what becomes of a bag that differs, and goes back to where the person came from. */
export function LoginPage() {
  const session = useSession();
  const { target, carry } = useWayBack();
  const [search] = useSearchParams();
  if (session) {
    return (
      <SavedItemsStep
        target={target}
        renderPage={(offer) => <AccountFrame title="Before you go on">{offer}</AccountFrame>}
      />
    );
  }
  return (
    <AccountFrame title="Sign in">
      {target === '/checkout' ? <BagSummary /> : null}
      {target.startsWith('/checkout?') ? <PlanSummary checkout={target} /> : null}
      {search.has('google') ? <GoogleRefusal /> : null}
      <LoginForm />
      <Stack gap="6" marginTop="6">
        <Text textAlign="center">
          <FormLink to={carry('/forgot-password')}>Forgot password?</FormLink>
        </Text>
        <GoogleButton redirect={target} />
        <Text color="ink.muted" textAlign="center">
          New here? <FormLink to={carry('/register')}>Create an account</FormLink>
        </Text>
      </Stack>
    </AccountFrame>
  );
}
