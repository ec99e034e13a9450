import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSignInOptionsQuery } from './SignInOptions.query.generated.ts';

/** Rarely enabled. */
const GoogleRedirect = lazy(async () => ({ default: (await import('./GoogleRedirect.tsx')).GoogleRedirect }));

interface Props {
  /** Where to go after sign-in: a URL on this site. */
  readonly redirect: string;
  readonly label?: string;
  /** True if there is no alternative: the button is then shown even when unavailable, with the reason. */
  readonly isOnlyWay?: boolean;
}

/** Starts a sign-in with Google; renders nothing if the shop does not offer it. */
export function GoogleButton({ redirect, label = 'Google', isOnlyWay = false }: Props) {
  const { data, error } = useSignInOptionsQuery();
  const isOffered = data?.signInOptions?.hasGoogle;
  if (isOffered !== true && !isOnlyWay) return null;
  return (
    <Suspense fallback={<Skeleton height="73px" />}>
      <GoogleRedirect redirect={redirect} label={label} isOffered={isOffered} isUnknown={error !== undefined} />
    </Suspense>
  );
}
