import { Stack, Text } from '@chakra-ui/react';
import { AccountFrame } from '#features/account/AccountFrame.tsx';
import { FormLink } from '#features/account/FormLink.tsx';
import { GoogleButton } from '#features/account/GoogleButton.tsx';
import { RegisterForm } from '#features/account/RegisterForm.tsx';
import { useWayBack } from '#features/account/useWayBack.ts';
import { BagSummary } from '#features/cart/BagSummary.tsx';
import { SavedItemsStep } from '#features/cart/SavedItemsStep.tsx';
import { PlanSummary } from '#features/subscriptions/PlanSummary.tsx';
import { useSession } from '#lib/session.ts';

/** `/register`: makes an account, asks what becomes of a bag that differs, and goes back to where the person came from. */
export function RegisterPage() {
  const session = useSession();
  const { target, carry } = useWayBack();
  if (session) {
    return (
      <SavedItemsStep
        target={target}
        renderPage={(offer) => <AccountFrame title="Before you go on">{offer}</AccountFrame>}
      />
    );
  }
  return (
    <AccountFrame title="Create an account">
      {target === '/checkout' ? <BagSummary /> : null}
      {target.startsWith('/checkout?') ? <PlanSummary checkout={target} /> : null}
      <RegisterForm />
      <Stack gap="6" marginTop="6">
        <GoogleButton redirect={target} />
        <Text color="ink.muted" textAlign="center">
          Already have an account? <FormLink to={carry('/login')}>Sign in</FormLink>
        </Text>
      </Stack>
    </AccountFrame>
  );
}
