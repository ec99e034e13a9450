import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { PictureFrame } from '#features/catalog/PictureFrame.tsx';
import { useDebounced } from '#lib/useDebounced.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Picked } from './picked.ts';
import { PatternGrid } from './PatternGrid.tsx';
import { usePickablePatternsQuery } from './PickablePatterns.query.generated.ts';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 300;

/** Limit of the query. */
const FOUND_AT_ONCE = 12;

interface Props {
  readonly picked: readonly Picked[];
  readonly onAdd: (pattern: Picked) => void;
}

/** Placeholder for a pattern until it has loaded. */
function Awaited() {
  return (
    <li aria-hidden="true">
      <PictureFrame />
      <p>&nbsp;</p>
      <Button variant="outline" size="sm" visibility="hidden">
        Add
      </Button>
    </li>
  );
}

/** Patterns on sale that can be added to the picks; searched as in the shop. */
export function AddPatterns({ picked, onAdd }: Props) {
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim(), PAUSE_MS);
  const { data, previousData } = usePickablePatternsQuery({ variables: { search: words } });
  const found = (data ?? previousData)?.assets?.items.filter(({ id }) => picked.every(({ assetId }) => assetId !== id));
  return (
    <section aria-labelledby="add">
      <Heading id="add" size="card" marginBottom="3">
        Add patterns
      </Heading>
      <chakra.div maxWidth="24rem">
        <TextField
          label="Words, or an asset ID"
          type="search"
          maxLength={80}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter in the search field must not submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </chakra.div>
      {found?.length === 0 ? <chakra.p marginTop="4">Nothing else is found.</chakra.p> : null}
      <PatternGrid marginTop="4" role="list" aria-labelledby="add">
        {found ? null : Array.from({ length: FOUND_AT_ONCE }, (_, index) => <Awaited key={index} />)}
        {found?.map((asset) => (
          <li key={asset.id}>
            <PictureFrame>
              <PatternPicture asset={asset} sizes="(min-width: 1280px) 150px, 40vw" isDecorative />
            </PictureFrame>
            <p>{asset.title}</p>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Add ${asset.title}`}
              onClick={() => onAdd({ assetId: asset.id, title: asset.title, picture: asset })}
            >
              Add
            </Button>
          </li>
        ))}
      </PatternGrid>
    </section>
  );
}
