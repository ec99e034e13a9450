import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { readStored } from '#lib/storage.ts';

const StaffViewBanner = lazy(async () => ({
  default: (await import('#features/account/staff-view/StaffViewBanner.tsx')).StaffViewBanner,
}));

/** Says that somebody of the staff sees the shop as another person does; loaded for them alone. */
export function StaffViewNotice() {
  const session = useSession();
  // Whoever looks on is told by what is stored beside the session.
  if (!session || !readStored('staffView')?.includes(session.token)) return null;
  return (
    <Suspense fallback={null}>
      <StaffViewBanner key={session.token} session={session} />
    </Suspense>
  );
}
