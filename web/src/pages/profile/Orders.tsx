import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useOrderHistoryQuery } from '#features/orders/OrderHistory.query.generated.ts';
import { OrderList } from '#features/orders/OrderList.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { isPastEnd, pageFrom } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';

const hrefOf = (number: number) => `/profile?tab=orders&page=${number}`;
const PER_PAGE = 10;

/** The user's orders, newest first, with their receipts. */
export function Orders() {
  const [search] = useSearchParams();
  const page = pageFrom(search.get('page'));
  const { data, error, refetch } = useOrderHistoryQuery({
    variables: { page, limit: PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const reload = reloadBy(refetch);

  const orders = data?.orders;
  if (!orders) {
    if (error) {
      return (
        <ErrorState title="Your orders could not be loaded" onRetry={reload}>
          Nothing is lost. Please try again.
        </ErrorState>
      );
    }
    return (
      <Box role="status" aria-label="Loading your orders">
        <Skeleton height="20rem" />
      </Box>
    );
  }
  if (orders.pageInfo.totalItems === 0) {
    return (
      <EmptyState title="No orders yet" actions={<LinkButton to="/products">Browse Patterns</LinkButton>}>
        What you buy is listed here with its receipt.
      </EmptyState>
    );
  }
  if (isPastEnd(orders)) return <PastTheEnd page={page} totalPages={orders.pageInfo.totalPages} hrefOf={hrefOf} />;
  return (
    <>
      <OrderList orders={orders.items} />
      <Box marginTop="8">
        <Pagination page={page} totalPages={orders.pageInfo.totalPages} hrefOf={hrefOf} label="Pages of your orders" />
      </Box>
    </>
  );
}
