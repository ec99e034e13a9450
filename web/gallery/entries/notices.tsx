import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { NotFoundNotice } from '#ui/NotFoundNotice.tsx';
import { PageNotice } from '#ui/PageNotice.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { toast, type ToastMessage } from '#ui/toast.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { Button } from '#ui/Button.tsx';
import type { GalleryEntry } from '../entry.ts';

const hrefOf = (page: number) => `?page=${page}`;
const nothing = () => undefined;
const statuses: readonly ToastMessage['status'][] = ['success', 'info', 'error'];

/** Notices in place of or above a page's content. */
export const noticeEntries: readonly GalleryEntry[] = [
  {
    file: 'ui/StateNotice.tsx',
    states: {
      empty: (
        <EmptyState title="No downloads yet" actions={<LinkButton to="#browse">Browse patterns</LinkButton>}>
          What you download stays here.
        </EmptyState>
      ),
      failed: (
        <ErrorState title="Error Loading Products" onRetry={nothing}>
          The shop cannot be reached just now.
        </ErrorState>
      ),
      'failed for good': <ErrorState title="This page cannot be shown just now" />,
    },
  },
  { file: 'ui/NotFoundNotice.tsx', states: { default: <NotFoundNotice /> } },
  {
    file: 'ui/PastTheEnd.tsx',
    states: {
      'several pages': <PastTheEnd page={9} totalPages={3} hrefOf={hrefOf} />,
      'one page': <PastTheEnd page={2} totalPages={1} hrefOf={hrefOf} />,
    },
  },
  {
    file: 'ui/Pagination.tsx',
    states: {
      first: <Pagination page={1} totalPages={20} hrefOf={hrefOf} label="Pages, at the first" />,
      middle: <Pagination page={10} totalPages={20} hrefOf={hrefOf} label="Pages, in the middle" />,
      last: <Pagination page={3} totalPages={3} hrefOf={hrefOf} label="Pages, at the last" />,
    },
  },
  { file: 'ui/PageNotice.tsx', states: { default: <PageNotice>You are offline.</PageNotice> } },
  {
    file: 'ui/Toaster.tsx',
    states: {
      'on demand': (
        <>
          {statuses.map((status) => (
            <Button
              key={status}
              variant="outline"
              onClick={() => toast({ status, title: `Toast: ${status}`, description: 'It stays for some seconds.' })}
            >
              {`Toast ${status}`}
            </Button>
          ))}
          <Toaster />
        </>
      ),
    },
  },
];
