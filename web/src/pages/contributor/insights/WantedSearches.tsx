import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CountTable } from '#ui/CountTable.tsx';
import { useWantedSearchesQuery, type WantedSearchesQuery } from './WantedSearches.query.generated.ts';

/** What people search for and do not find, as briefs: whoever draws it is found. */
export function WantedSearches({ studioSlug }: { readonly studioSlug: string }) {
  const { data, error, refetch } = useWantedSearchesQuery();
  const reload = reloadBy(refetch);
  const searches = data?.wantedSearches;
  return (
    <section aria-labelledby="wanted">
      <Heading id="wanted" size="card" marginBottom="2">
        Wanted
      </Heading>
      <chakra.p marginBottom="4" maxWidth="40rem" color="ink.muted">
        What people search for and do not find. Only words that were searched for often, and on several days, are shown.
      </chakra.p>
      {!searches && error ? (
        <ErrorState title="The searches could not be loaded" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : null}
      {!searches && !error ? <Skeleton height="10rem" /> : null}
      {searches?.length === 0 ? (
        <EmptyState level={3} title="Nothing is missing now">
          Everything that is searched for often is found.
        </EmptyState>
      ) : null}
      {searches && searches.length > 0 ? <SearchTable searches={searches} studioSlug={studioSlug} /> : null}
    </section>
  );
}

interface TableProps {
  readonly searches: NonNullable<WantedSearchesQuery['wantedSearches']>;
  readonly studioSlug: string;
}

function SearchTable({ searches, studioSlug }: TableProps) {
  return (
    <CountTable aria-labelledby="wanted">
      <thead>
        <tr>
          <th scope="col">Words</th>
          <th scope="col" className="number">
            30 days
          </th>
          <th scope="col" className="number">
            90 days
          </th>
          <th scope="col">
            <VisuallyHidden>What you can do</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ words, recentCount, count }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td className="number">{recentCount}</td>
            <td className="number">{count}</td>
            <td className="number">
              <Link to={`/contributor/uploads?studio=${studioSlug}`} aria-label={`Upload for this: ${words}`}>
                Upload for this
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </CountTable>
  );
}
