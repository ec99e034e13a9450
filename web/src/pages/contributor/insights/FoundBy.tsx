import { chakra } from '@chakra-ui/react';
import { CountTable } from '#ui/CountTable.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { StudioInsightsQuery } from './StudioInsights.query.generated.ts';

interface Props {
  readonly foundBy: NonNullable<StudioInsightsQuery['studioInsights']>['foundBy'];
}

/** What people searched for when patterns of the studio were among the first that were found. */
export function FoundBy({ foundBy }: Props) {
  return (
    <section aria-labelledby="found-by">
      <Heading id="found-by" size="card" marginBottom="2">
        Found by
      </Heading>
      <chakra.p marginBottom="4" maxWidth="40rem" color="ink.muted">
        What people searched for when your patterns were on the first page of what was found. Only words that were
        searched for often, and on several days, are shown.
      </chakra.p>
      {foundBy.length === 0 ? (
        <EmptyState level={3} title="No words yet">
          Tags that say what is seen, such as “wild poppies”, are found more often.
        </EmptyState>
      ) : (
        <CountTable aria-labelledby="found-by">
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col" className="number">
                Searched for
              </th>
            </tr>
          </thead>
          <tbody>
            {foundBy.map(({ words, count }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td className="number">{count}</td>
              </tr>
            ))}
          </tbody>
        </CountTable>
      )}
    </section>
  );
}
