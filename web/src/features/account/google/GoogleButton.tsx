import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSignInOptionsQuery } from './SignInOptions.query.generated.ts';

/** Few shops offer it. */
const GoogleRedirect = lazy(async () => ({ default: (await import('./GoogleRedirect.tsx')).GoogleRedirect }));

interface Props {
  /** Where to go once signed in: an address on this site. */
  readonly redirect: string;
  readonly label?: string;
  /** True where no other way leads on: it is shown even when it cannot be used, with the reason. */
  readonly isOnlyWay?: boolean;
}

/** Sends the browser to Google; not there where the shop does not offer that. */
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
