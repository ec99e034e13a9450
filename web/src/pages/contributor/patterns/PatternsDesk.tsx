import { chakra } from '@chakra-ui/react';
import { useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { ChangesBar } from './ChangesBar.tsx';
import { editsAfter, type Edits } from './edits.ts';
import { HandInResult } from './HandInResult.tsx';
import { PatternTable } from './PatternTable.tsx';
import { SheetFiles } from './sheet/SheetFiles.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { UnsavedElsewhere } from './UnsavedElsewhere.tsx';
import { useHandIn } from './useHandIn.ts';
import { usePatternList } from './usePatternList.ts';
import { useSaving } from './useSaving.ts';

const nothing: Edits = new Map();
const nobody: ReadonlySet<string> = new Set();

/** All that a studio has handed in or is about to: filtered, edited like a spreadsheet, and handed in many at once. */
export function PatternsDesk({ studio: { id: studioId } }: DeskProps) {
  const list = usePatternList(studioId);
  const { rows, pageInfo, reload } = list;
  const [edits, dispatch] = useReducer(editsAfter, nothing);
  const [selected, setSelected] = useState(nobody);
  const [pasteNote, setPasteNote] = useState<string | null>(null);
  const saving = useSaving({ studioId, edits, dispatch, reload });
  const { handIn, isBusy, result, dismiss } = useHandIn(reload);
  useUnsavedGuard(edits.size > 0);

  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const handInChosen = async () => {
    await handIn(chosen);
    setSelected(nobody);
  };
  return (
    <chakra.section aria-labelledby="patterns" display="grid" gap="5">
      <Heading id="patterns" size="card">
        Patterns
      </Heading>
      <Filters list={list} />
      <SheetFiles studioId={studioId} list={list} edits={edits} dispatch={dispatch} />
      {result ? <HandInResult result={result} onDismiss={dismiss} /> : null}
      <FormError message={pasteNote ?? undefined} />
      <Found list={list} />
      {rows && rows.length > 0 ? (
        <>
          <PatternTable
            rows={rows}
            edits={edits}
            dispatch={dispatch}
            selected={selected}
            onSelect={setSelected}
            onPasted={setPasteNote}
          />
          <chakra.p color="ink.muted" fontSize="14px">
            Enter goes to the cell below. Cells of a spreadsheet can be pasted over these. Control and Enter puts the
            value of a cell into all selected patterns.
          </chakra.p>
        </>
      ) : null}
      {pageInfo && pageInfo.totalPages > 1 ? (
        <Pagination
          page={pageInfo.page}
          totalPages={pageInfo.totalPages}
          hrefOf={list.hrefOf}
          label="Pages of patterns"
        />
      ) : null}
      <UnsavedElsewhere edits={edits} rows={rows ?? []} dispatch={dispatch} />
      <ChangesBar edits={edits} dispatch={dispatch} saving={saving}>
        {chosen.length > 0 ? (
          <Button variant="outline" disabled={isBusy || edits.size > 0} onClick={() => void handInChosen()}>
            Hand in {chosen.length}
          </Button>
        ) : null}
      </ChangesBar>
    </chakra.section>
  );
}

function Filters({ list }: { readonly list: ReturnType<typeof usePatternList> }) {
  return (
    <>
      <StatusFilter
        counts={list.counts}
        chosen={list.status}
        onChoose={(state) => list.choose({ state: state ?? '' })}
      />
      <chakra.div maxWidth="24rem">
        <TextField
          label="Title or file name"
          type="search"
          value={list.search}
          onChange={({ target }) => list.searchFor(target.value)}
        />
      </chakra.div>
    </>
  );
}

/** What is said where there is no pattern to show. */
function Found({ list }: { readonly list: ReturnType<typeof usePatternList> }) {
  const { search } = useLocation();
  const { rows, isLoading, error, reload, status, choose } = list;
  if (!rows && isLoading) return <Skeleton height="24rem" />;
  if (!rows && error) {
    return (
      <ErrorState title="The patterns could not be loaded" onRetry={() => void reload()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!rows || rows.length > 0) return null;
  if (status !== null || list.search !== '') {
    return (
      <EmptyState
        title="No pattern fits"
        actions={
          <Button variant="outline" onClick={() => choose({ state: '', q: '' })}>
            Show all
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No patterns yet"
      actions={<LinkButton to={`/contributor/uploads${search}`}>Upload your first files</LinkButton>}
    >
      Each file that you upload shows here as a draft.
    </EmptyState>
  );
}
