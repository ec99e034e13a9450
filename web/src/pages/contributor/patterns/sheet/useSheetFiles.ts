import { type Dispatch, useState } from 'react';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { readFragment } from '#lib/fragments.ts';
import { saveFile } from '#lib/save-file.ts';
import type { SubmissionRow } from '../../pattern-values.ts';
import type { EditAction, Edits } from '../edits.ts';
import type { usePatternList } from '../usePatternList.ts';
import { type AllPatternsQueryVariables, useAllPatternsLazyQuery } from './AllPatterns.query.generated.ts';
import { planImport, type SheetProblem } from './import-plan.ts';
import { readSheet } from './read-sheet.ts';
import { sheetText } from './sheet-text.ts';
import { writeSheet } from './write-sheet.ts';

const MAX_BYTES = 5_000_000;

/** What became of a sheet that was read. */
export interface Imported {
  readonly count: number;
  readonly problems: readonly SheetProblem[];
}

interface SheetFilesOf {
  readonly studioId: string;
  readonly list: Pick<ReturnType<typeof usePatternList>, 'search' | 'status'>;
  readonly edits: Edits;
  readonly dispatch: Dispatch<EditAction>;
}

/** Saves the patterns that the list shows, on all of its pages, as CSV, and takes what a CSV says as edits. */
export function useSheetFiles({ studioId, list, edits, dispatch }: SheetFilesOf) {
  const { categories } = useMenuCategories();
  const [loadPage] = useAllPatternsLazyQuery({ fetchPolicy: 'network-only' });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);

  const allRows = async (asked: Omit<AllPatternsQueryVariables, 'page' | 'studioId'>) => {
    const rows: SubmissionRow[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      // One after the other: the first one tells how many there are.
      // eslint-disable-next-line no-await-in-loop
      const { data, error } = await loadPage({ variables: { studioId, page, ...asked } });
      const found = data?.studioSubmissions;
      if (!found) throw error ?? new Error('The patterns were not loaded');
      rows.push(...readFragment<SubmissionRow>(found.items));
      pages = found.pageInfo.totalPages;
    }
    return rows;
  };

  const run = async (work: () => Promise<string | null>) => {
    setIsBusy(true);
    setImported(null);
    try {
      setFailure(await work());
    } catch (cause) {
      console.warn('The patterns were not loaded.', cause);
      setFailure('The patterns could not be loaded. Please try again.');
    }
    setIsBusy(false);
  };

  const save = () =>
    run(async () => {
      const rows = await allRows({ status: list.status, search: list.search });
      // The mark at its beginning tells spreadsheets that it is UTF-8.
      saveFile(new Blob(['\uFEFF', writeSheet(rows, edits, categories)], { type: 'text/csv' }), 'patterns.csv');
      return null;
    });

  const open = (file: File) =>
    run(async () => {
      if (file.size > MAX_BYTES) return 'The file is larger than 5 MB.';
      const sheet = readSheet(sheetText(new Uint8Array(await file.arrayBuffer())));
      if (sheet.failure !== null) return sheet.failure;
      const { changes, problems } = planImport(sheet.lines, await allRows({}), categories);
      const unknown = sheet.unknownColumns.map((name) => ({ place: `Column “${name}”`, message: 'It was left out.' }));
      dispatch({ type: 'change', changes });
      setImported({ count: changes.length, problems: [...unknown, ...problems] });
      return null;
    });

  return { save, open, isBusy, failure, imported, dismiss: () => setImported(null) };
}
