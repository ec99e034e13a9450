import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Chip } from '#ui/Chip.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { toast } from '#ui/toast.ts';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { ChangeOrRemove } from './ChangeOrRemove.tsx';
import { useJudgedSearchCandidatesQuery } from './JudgedSearchCandidates.query.generated.ts';
import { JudgedSearchForm } from './JudgedSearchForm.tsx';
import { type JudgedSearchListQuery, useJudgedSearchListQuery } from './JudgedSearchList.query.generated.ts';
import { useRemoveJudgedSearchMutation } from './RemoveJudgedSearch.mutation.generated.ts';

type Judged = NonNullable<JudgedSearchListQuery['judgedSearches']>['items'][number];

interface Acts {
  readonly isRemoving: boolean;
  readonly onChange: (judged: Judged) => void;
  readonly onRemove: (judged: Judged) => void;
}

function columnsWith({ isRemoving, onChange, onRemove }: Acts): ReadonlyArray<DataColumn<Judged>> {
  return [
    { id: 'words', header: 'Searched for', isName: true, cell: ({ words }) => words },
    { id: 'patterns', header: 'Graded patterns', cell: ({ patterns }) => patterns.length },
    { id: 'best', header: 'The best', cell: ({ patterns }) => patterns[0]?.title ?? '' },
    {
      id: 'acts',
      header: 'Change',
      cell: (judged) => (
        <ChangeOrRemove
          words={judged.words}
          isRemoving={isRemoving}
          onChange={() => onChange(judged)}
          onRemove={() => onRemove(judged)}
        />
      ),
    },
  ];
}

/** The same height when empty as when full, so that nothing below shifts. */
const OneRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '14',
    padding: '1',
    marginInline: '-1',
    overflowX: 'auto',
    whiteSpace: 'nowrap',
    color: 'ink.muted',
    '& > *': { flexShrink: '0' },
  },
});

/** Frequent searches that have not been judged, to start with. */
function Candidates({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const { data } = useJudgedSearchCandidatesQuery({ fetchPolicy: 'cache-and-network' });
  const candidates = data?.judgedSearchCandidates;
  return (
    <chakra.section aria-labelledby="candidates" marginBottom="8">
      <Heading id="candidates" size="card" marginBottom="3">
        Searched for this week, not judged
      </Heading>
      <OneRow>
        {candidates?.map(({ words, count }) => (
          <Chip key={words} onClick={() => onChoose(words)}>
            {words}, {count} {count === 1 ? 'time' : 'times'}
          </Chip>
        ))}
        {candidates?.length === 0 ? 'Nothing is left.' : null}
      </OneRow>
    </chakra.section>
  );
}

/** Judged searches: grades of patterns by search, used to evaluate drafts of synonyms and pins. */
export function JudgedSearchesDesk() {
  const place = useTablePlace([], { column: 'words', isDescending: false });
  const [changed, setChanged] = useState<Judged | null>(null);
  const [edition, setEdition] = useState(0);
  const [removeJudged, { loading: isRemoving }] = useRemoveJudgedSearchMutation();
  const { send } = useSender();
  const result = useJudgedSearchListQuery({ variables: { search: place.search, ...place.paging }, ...tableQuery });
  const rows = tableRows(result, ({ judgedSearches }) => judgedSearches);
  const judge = (judged: Judged | null) => {
    setChanged(judged);
    setEdition(edition + 1);
  };
  const reload = () => {
    judge(null);
    rows.onReload();
  };
  const remove = async ({ words }: Judged) => {
    const variables = { input: { words } };
    const { failure } = await send(async () => (await removeJudged({ variables })).data?.removeJudgedSearch);
    if (failure) toast({ status: 'error', title: 'The judgment stays', description: failure.message });
    reload();
  };
  return (
    <>
      <DeskHead
        title="Judged searches"
        above={{ title: 'Synonyms', to: '/admin/search' }}
        words="Grade what a search should find. Every draft of a synonym or a pin is tried with these searches before it is saved."
      />
      <Candidates key={edition} onChoose={(words) => judge({ __typename: 'JudgedSearch', words, patterns: [] })} />
      <JudgedSearchForm key={`form-${edition}`} judged={changed} onSaved={reload} />
      <chakra.div marginTop="10">
        <DataTable
          label="Judged searches"
          table="judged-searches"
          columns={columnsWith({ isRemoving, onChange: judge, onRemove: (judged) => void remove(judged) })}
          keyOf={({ words }) => words}
          nameOf={({ words }) => words}
          {...rows}
          place={place}
          filters={<TableSearch place={place} label="Beginning of the words" />}
          empty={<EmptyState title="Nothing is judged">No judged search begins like this.</EmptyState>}
        />
      </chakra.div>
    </>
  );
}
