import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { CancelPlannedForm } from './CancelPlannedForm.tsx';
import { ChangePriceForm } from './ChangePriceForm.tsx';
import { type OnePriceQuery, useOnePriceQuery } from './OnePrice.query.generated.ts';
import {
  type Entry,
  entryPriceWords,
  pricedKindFrom,
  priceWords,
  touchedWords,
  versionStatusWords,
} from './price-words.ts';

const pricesLink = (
  <LinkButton to="/admin/prices" variant="link">
    All prices
  </LinkButton>
);

/** One price: what it is, what becomes of it, and what it was. */
export function OnePrice() {
  const { kind: word = '', id = '' } = useParams();
  const kind = pricedKindFrom(word);
  const { data, loading, error, refetch } = useOnePriceQuery({
    variables: { kind: kind ?? 'CATEGORY', id: kind ? id : '' },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const found = data?.adminPrice;
  if (found) return <ShownPrice found={found} onStale={reload} />;
  if (loading) return <Skeleton height="40rem" />;
  if (error) {
    return (
      <ErrorState level={1} title="The price could not be loaded" onRetry={reload} actions={pricesLink}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} title="There is no such price" actions={pricesLink}>
      Nothing with a price is called {id}.
    </EmptyState>
  );
}

type Found = NonNullable<OnePriceQuery['adminPrice']>;

function ShownPrice({ found, onStale }: { readonly found: Found; readonly onStale: () => void }) {
  const entry = readFragment<Entry>(found.entry);
  const { planned, inheritedPrice } = entry;
  const touched = touchedWords(found.patternCount, found.cartCount);
  return (
    <>
      {pricesLink}
      <DeskHeading size="section" marginTop="4" marginBottom="6">
        {entry.name}
      </DeskHeading>
      <FactList
        facts={[
          ['Asset ID', entry.sku],
          ['Price', entryPriceWords(entry)],
          ['Of its category', inheritedPrice ? priceWords(inheritedPrice) : null],
          ['Planned', planned ? `${plannedPriceWords(entry)} from ${formatDay(planned.startsAt)}` : null],
          ['Holds for', touched],
        ]}
      />
      <chakra.div display="grid" gap="10" marginTop="10">
        {planned ? <CancelPlannedForm key={`planned-${entry.version}`} entry={entry} onCanceled={onStale} /> : null}
        <ChangePriceForm key={entry.version} entry={entry} touched={touched} onChanged={onStale} />
        <History versions={found.versions} kind={entry.kind} />
      </chakra.div>
    </>
  );
}

function plannedPriceWords({ kind, planned }: Entry): string {
  return entryPriceWords({ kind, price: planned?.price ?? null });
}

function History({ versions, kind }: Pick<Found, 'versions'> & Pick<Entry, 'kind'>) {
  return (
    <section aria-labelledby="history">
      <Heading id="history" size="card" marginBottom="4">
        History
      </Heading>
      {versions.length === 0 ? (
        <chakra.p color="ink.muted">It never had a price of its own.</chakra.p>
      ) : (
        <Timeline
          label="Versions of the price"
          events={versions.map(({ version, price, reason, startsAt, status }) => ({
            id: String(version),
            at: startsAt,
            title: `${entryPriceWords({ kind, price })}: ${versionStatusWords[status].toLowerCase()}`,
            children: <chakra.p color="ink.muted">{reason}</chakra.p>,
          }))}
        />
      )}
    </section>
  );
}
