import { lazy, Suspense, useEffect, useState } from 'react';
import { dropSignInRequest, type SignInRequest, useSignInRequest } from '#lib/sign-in-request.ts';
import { whenStoreIsReset } from './store-reset.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('#features/account/sign-in/SignInDialog.tsx')).SignInDialog,
}));

/** The sign-in dialog over any page, for what a visitor began that needs an account; what still waits ends with it. */
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
