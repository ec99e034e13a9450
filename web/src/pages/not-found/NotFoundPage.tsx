import { NotFoundNotice } from '#ui/NotFoundNotice.tsx';

/** What stands at an address that leads nowhere. */
export function NotFoundPage() {
  return <NotFoundNotice />;
}
