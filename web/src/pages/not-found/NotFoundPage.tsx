import { NotFoundNotice } from '#ui/NotFoundNotice.tsx';

/** The 404 page. */
export function NotFoundPage() {
  return <NotFoundNotice />;
}
