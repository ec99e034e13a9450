import { LinkButton } from './Button.tsx';
import type { PaginationProps } from './Pagination.tsx';
import { EmptyState } from './StateNotice.tsx';

/** Stands where an address names a page that its list does not have: leads back, and is no page to search engines. */
export function PastTheEnd({ page, totalPages, hrefOf }: Omit<PaginationProps, 'label'>) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={`There is no page ${page}`}
        actions={
          <>
            <LinkButton to={hrefOf(totalPages)}>
              {totalPages === 1 ? 'Go to the first page' : `Go to the last page, ${totalPages}`}
            </LinkButton>
            {totalPages === 1 ? null : (
              <LinkButton variant="outline" to={hrefOf(1)}>
                Go to the first page
              </LinkButton>
            )}
          </>
        }
      />
    </>
  );
}
