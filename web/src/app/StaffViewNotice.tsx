import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { readStored } from '#lib/storage.ts';

const StaffViewBanner = lazy(async () => ({
  default: (await import('#features/account/staff-view/StaffViewBanner.tsx')).StaffViewBanner,
}));

/** Banner shown while a staff member impersonates a user. Its script is loaded only then. */
export function StaffViewNotice() {
  const session = useSession();
  // The impersonation is stored next to the session.
  if (!session || !readStored('staffView')?.includes(session.token)) return null;
  return (
    <Suspense fallback={null}>
      <StaffViewBanner key={session.token} session={session} />
    </Suspense>
  );
}
