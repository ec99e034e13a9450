import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { InsightSpan } from '#generated/types.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { SelectField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { DayBars } from '#ui/DayBars.tsx';
import { FoundBy } from './FoundBy.tsx';
import { PatternTable } from './PatternTable.tsx';
import { useStudioInsightsQuery, type StudioInsightsQuery } from './StudioInsights.query.generated.ts';
import { WantedSearches } from './WantedSearches.tsx';

const spans: ReadonlyArray<readonly [InsightSpan, string]> = [
  ['MONTH', '30 days'],
  ['QUARTER', '90 days'],
  ['YEAR', '365 days'],
];

/** What of a studio was viewed, sold and claimed, by day and by pattern, and what people search for in vain. */
export function InsightsDesk({ studio }: Pick<DeskProps, 'studio'>) {
  const [span, setSpan] = useState<InsightSpan>('MONTH');
  const { data, error, refetch } = useStudioInsightsQuery({ variables: { studioId: studio.id, span } });
  const reload = reloadBy(refetch);
  const insights = data?.studioInsights;
  return (
    <chakra.div display="grid" gap="10">
      <chakra.div maxWidth="14rem">
        <SelectField
          label="Time"
          value={span}
          onChange={({ target }) => setSpan(spans.find(([each]) => each === target.value)?.[0] ?? 'MONTH')}
        >
          {spans.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      {insights ? <Counted insights={insights} /> : null}
      {!insights && error ? (
        <ErrorState title="The insights could not be loaded" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : null}
      {!insights && !error ? <Skeleton height="24rem" /> : null}
      {/* Below what has come: nothing moves under who reads. */}
      {insights || error ? <WantedSearches studioSlug={studio.slug} /> : null}
    </chakra.div>
  );
}

function Counted({
  insights: { days, patterns, foundBy },
}: {
  readonly insights: NonNullable<StudioInsightsQuery['studioInsights']>;
}) {
  return (
    <>
      <section aria-labelledby="views-by-day">
        <Heading id="views-by-day" size="card" marginBottom="4">
          Views by day
        </Heading>
        <DayBars days={days.map(({ day, views }) => ({ day, counts: [views] }))} words={['viewed']} />
      </section>
      <section aria-labelledby="sales-by-day">
        <Heading id="sales-by-day" size="card" marginBottom="4">
          Sales and claims by day
        </Heading>
        <DayBars
          days={days.map(({ day, sales, claims }) => ({ day, counts: [sales, claims] }))}
          words={['sold', 'claimed with plans']}
        />
      </section>
      <section aria-labelledby="by-pattern">
        <Heading id="by-pattern" size="card" marginBottom="4">
          By pattern
        </Heading>
        {patterns.length > 0 ? (
          <PatternTable patterns={patterns} />
        ) : (
          <EmptyState level={3} title="Nothing viewed, sold or claimed in this time">
            Patterns with whole descriptions and tags are found more often.
          </EmptyState>
        )}
      </section>
      <FoundBy foundBy={foundBy} />
    </>
  );
}
