import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from './safe-redirect.ts';

/** Returns where to go after sign-in, as given in the URL, and how to pass it to the other form. */
export function useWayBack() {
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const encoded = encodeURIComponent(target).replaceAll('%2F', '/');
  const carry = (path: string) => (target === '/' ? path : `${path}?redirect=${encoded}`);
  return { target, carry };
}
