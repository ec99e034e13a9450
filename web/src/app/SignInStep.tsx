import { lazy, Suspense, useEffect, useState } from 'react';
import { dropSignInRequest, type SignInRequest, useSignInRequest } from '#lib/sign-in-request.ts';
import { whenStoreIsReset } from './store-reset.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('#features/account/sign-in/SignInDialog.tsx')).SignInDialog,
}));

/**
 * Sign-in dialog shown over any page when a visitor starts an action that requires an account.
 * Closing it drops the action.
 */
export function SignInStep() {
  const request = useSignInRequest();
  const [shown, setShown] = useState<SignInRequest | null>(null);
  if (request && request !== shown) setShown(request);
  useEffect(() => dropSignInRequest, []);
  if (!shown) return null;

  const goOn = () => {
    dropSignInRequest();
    void whenStoreIsReset().then(shown.resume);
  };
  return (
    <Suspense fallback={null}>
      <SignInDialog isOpen={request !== null} reason={shown.reason} onClose={dropSignInRequest} onSignedIn={goOn} />
    </Suspense>
  );
}
