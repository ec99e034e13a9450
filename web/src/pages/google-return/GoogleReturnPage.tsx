import { Text } from '@chakra-ui/react';
import { AccountFrame } from '#features/account/sign-in/AccountFrame.tsx';
import { useGoogleReturn } from '#features/account/google/useGoogleReturn.ts';

/** `/login/google`: where Google redirects to. Continues by itself. */
export function GoogleReturnPage() {
  useGoogleReturn();
  return (
    <AccountFrame title="Signing you in">
      <Text role="status" color="ink.muted">
        One moment: the sign-in with Google is being finished.
      </Text>
    </AccountFrame>
  );
}
