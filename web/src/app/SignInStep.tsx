import { lazy, Suspense, useEffect, useState } from 'react';
import { readLocalCart } from '#features/cart/local-cart.ts';
import { dropSignInRequest, type SignInRequest, useSignInRequest } from '#lib/sign-in-request.ts';
import { toast } from '#ui/toast.ts';
import { whenStoreIsReset } from './store-reset.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('#features/account/SignInDialog.tsx')).SignInDialog,
}));

/** What was saved as a visitor is never merged silently: the bag page offers to add it. */
function tellOfSavedItems(): void {
  const count = readLocalCart().items.length;
  if (count === 0) return;
  toast({
    status: 'info',
    title: `You have ${count} saved ${count === 1 ? 'pattern' : 'patterns'}`,
    description: 'Open your bag to add them, or leave them.',
  });
}

/** The sign-in dialog over any page, for what a visitor began that needs an account; what still waits ends with it. */
export function SignInStep() {
  const request = useSignInRequest();
  const [shown, setShown] = useState<SignInRequest | null>(null);
  if (request && request !== shown) setShown(request);
  useEffect(() => dropSignInRequest, []);
  if (!shown) return null;

  const goOn = () => {
    dropSignInRequest();
    tellOfSavedItems();
    void whenStoreIsReset().then(shown.resume);
  };
  return (
    <Suspense fallback={null}>
      <SignInDialog isOpen={request !== null} reason={shown.reason} onClose={dropSignInRequest} onSignedIn={goOn} />
    </Suspense>
  );
}
