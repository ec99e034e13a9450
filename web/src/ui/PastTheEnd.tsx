import { LinkButton } from './Button.tsx';
import type { PaginationProps } from './Pagination.tsx';
import { EmptyState } from './StateNotice.tsx';

/** Notice for a page number beyond the end of a list: links back, and is not indexed. */
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
