import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useDebounced } from '#lib/useDebounced.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useLoosePatternsQuery } from './LoosePatterns.query.generated.ts';
import { StudioPatternPicture } from './StudioPatternPicture.tsx';
import type { CollectionForm } from './useCollectionForm.ts';

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    gap: '4',
    marginTop: '4',
    '& .title': { marginBlock: '2', fontSize: '15px', overflowWrap: 'anywhere' },
  },
});

interface AddPatternsProps {
  readonly studioId: string;
  readonly form: CollectionForm;
}

/** Searchable list of loose patterns to add to the collection. */
export function AddPatterns({ studioId, form }: AddPatternsProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useDebounced(search.trim(), 300);
  const { data, previousData } = useLoosePatternsQuery({
    variables: { studioId, search: words, page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.studioLoosePatterns;
  const placed = new Set(form.contents.patterns.map(({ pattern }) => pattern.id));
  const loose = found?.items.filter(({ id }) => !placed.has(id)) ?? [];
  return (
    <section aria-labelledby="add">
      <Heading id="add" as="h3" size="card" marginBottom="3">
        Add patterns
      </Heading>
      <chakra.div maxWidth="24rem">
        <TextField
          label="Search drafts and patterns in no collection"
          type="search"
          maxLength={80}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
          // Enter in the search field must not submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </chakra.div>
      {found && loose.length === 0 ? <chakra.p marginTop="4">Nothing is left to add.</chakra.p> : null}
      <Grid role="list" aria-labelledby="add">
        {loose.map((pattern) => (
          <li key={pattern.id}>
            <StudioPatternPicture pattern={pattern} sizes="(min-width: 1280px) 150px, 40vw" />
            <p className="title">{pattern.title}</p>
            <Button variant="outline" size="sm" aria-label={`Add ${pattern.title}`} onClick={() => form.add(pattern)}>
              Add
            </Button>
          </li>
        ))}
      </Grid>
      <Pages page={page} totalPages={found?.pageInfo.totalPages ?? 1} onPage={setPage} />
    </section>
  );
}

interface PagesProps {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, totalPages, onPage }: PagesProps) {
  if (totalPages <= 1) return null;
  return (
    <chakra.div display="flex" alignItems="center" gap="3" marginTop="4">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span>
        {page} of {totalPages}
      </span>
      <Button variant="outline" size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </chakra.div>
  );
}
