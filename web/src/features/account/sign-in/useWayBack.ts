import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from './safe-redirect.ts';

/** Where a person goes after signing in, as the address says, and how to carry that to the other form. */
export function useWayBack() {
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect'));
  const encoded = encodeURIComponent(target).replaceAll('%2F', '/');
  const carry = (path: string) => (target === '/' ? path : `${path}?redirect=${encoded}`);
  return { target, carry };
}
