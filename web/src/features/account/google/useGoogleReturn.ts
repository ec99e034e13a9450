import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { readFragment } from '#lib/fragments.ts';
import type { SessionUser_UserFragment } from '../viewer/SessionUser.fragment.generated.ts';
import { keepDeviceToken } from '../sign-in/known-device.ts';
import { openSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { useFinishGoogleSignInMutation } from './FinishGoogleSignIn.mutation.generated.ts';
import { takeGoogleKey } from './google-key.ts';
import { safeRedirect } from '../sign-in/safe-redirect.ts';

/** Opens the session of a user returning from Google, then redirects; on failure, back to the form. */
export function useGoogleReturn(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [finish] = useFinishGoogleSignInMutation();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const signIn = async (): Promise<string> => {
      const code = new URLSearchParams(hash.slice(1)).get('code');
      const browserKey = takeGoogleKey();
      if (code === null || browserKey === null) return '/login?google=expired';
      const { data } = await finish({ variables: { input: { code, browserKey } } });
      const session = data?.finishGoogleSignIn;
      if (!session?.token || !session.user) return '/login?google=expired';
      if (session.deviceToken) keepDeviceToken(session.deviceToken);
      openSession({ token: session.token, user: readFragment<SessionUser_UserFragment>(session.user) });
      toast({ status: 'success', ...welcome(session.isNewAccount), isForNextPage: true });
      return `/login?redirect=${encodeURIComponent(safeRedirect(session.redirect))}`;
    };
    signIn()
      .catch((cause: unknown) => {
        console.info('The sign-in with Google was not finished.', cause);
        return '/login?google=unavailable';
      })
      .then((address) => navigate(address, { replace: true }))
      .catch((cause: unknown) => console.warn('The page could not be left.', cause));
  }, [hash, navigate, finish]);
}

function welcome(isNewAccount: boolean) {
  return isNewAccount
    ? { title: 'Account created!', description: `Welcome to ${brand.name}! You have 5 free downloads.` }
    : { title: 'Welcome back!', description: "You've been successfully logged in." };
}
