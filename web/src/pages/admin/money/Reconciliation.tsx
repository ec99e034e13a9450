import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSender } from '#lib/useSender.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { type ReconciliationsQuery, useReconciliationsQuery } from './Reconciliations.query.generated.ts';
import { useRequestReconciliationMutation } from './RequestReconciliation.mutation.generated.ts';

type Found = NonNullable<ReconciliationsQuery['reconciliations']>;

/** Maximum number of reconciliations shown. */
const MAX_NIGHTS = 7;

/**
 * Whether the payment provider agrees with the books: the result of the last night, and of previous ones. `children`
 * render only once it has loaded, so that nothing shifts.
 */
export function Reconciliation({ children }: { readonly children: ReactNode }) {
  const { data, loading, error, refetch } = useReconciliationsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const found = data?.reconciliations;
  return (
    <>
      <section aria-labelledby="reconciliation">
        <Heading id="reconciliation" as="h2" size="card" marginBottom="4">
          Compared with the provider
        </Heading>
        {found ? (
          <Compared found={found} />
        ) : error && !loading ? (
          <ErrorState title="The comparisons could not be loaded" onRetry={reload}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton height="12rem" />
        )}
        {found || error ? <CompareNow /> : null}
      </section>
      {found || error ? children : null}
    </>
  );
}

function Compared({ found: { reconciliations, differences } }: { readonly found: Found }) {
  const [last] = reconciliations;
  if (!last) return <p>Nothing was compared yet: it is done every night.</p>;
  return (
    <>
      {last.differenceCount === 0 ? (
        <p>Everything agrees.</p>
      ) : (
        <DifferenceList differences={differences} total={last.differenceCount} />
      )}
      <chakra.ul role="list" listStyleType="none" aria-label="Comparisons" marginTop="6">
        {reconciliations
          .slice(0, MAX_NIGHTS)
          .map(({ id, startedAt, provider, chargeCount, refundCount, differenceCount }) => (
            <chakra.li
              key={id}
              display="flex"
              flexWrap="wrap"
              gap="3"
              alignItems="center"
              paddingBlock="2"
              borderTop="1px solid"
              borderColor="line"
            >
              <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
              <chakra.span color="ink.muted">
                {provider}, {chargeCount} charges, {refundCount} refunds
              </chakra.span>
              <Badge tone={differenceCount === 0 ? 'success' : 'accent'}>{differenceCount} different</Badge>
            </chakra.li>
          ))}
      </chakra.ul>
    </>
  );
}

function CompareNow() {
  const [words, setWords] = useState('');
  const [request, { loading }] = useRequestReconciliationMutation();
  const { send } = useSender();
  const compare = async () => {
    const { failure } = await send(async () => (await request()).data?.requestReconciliation);
    setWords(failure ? failure.message : 'It is compared in the background. Look again in a minute.');
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" marginTop="4">
      <Button size="sm" variant="outline" disabled={loading} onClick={() => void compare()}>
        Compare now
      </Button>
      <chakra.p role="status" fontSize="14px">
        {words}
      </chakra.p>
    </chakra.div>
  );
}
