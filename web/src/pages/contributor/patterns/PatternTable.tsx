import { chakra } from '@chakra-ui/react';
import { useState, type Dispatch } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { Chip } from '#ui/Chip.tsx';
import { fieldNames, patternFields, type SubmissionRow } from '../pattern-values.ts';
import type { EditAction, Edits } from './edits.ts';
import { PatternTableRow } from './PatternTableRow.tsx';
import { useSheet } from './useSheet.ts';

const widths = ['14rem', '16rem', '14rem', '15rem', '9rem', '6rem', '11rem', '5rem'];

/** A spreadsheet where there is room for one, and a card for each pattern where there is not. */
const Table = chakra('table', {
  base: {
    display: { base: 'block', lg: 'table' },
    borderCollapse: 'collapse',
    '& colgroup': { display: { base: 'none', lg: 'table-column-group' } },
    '& tbody': { display: { base: 'block', lg: 'table-row-group' } },
    fontSize: '14px',
    width: { base: 'full', lg: 'max-content' },
    '& td, & th': { textAlign: 'start', verticalAlign: 'top', padding: '1', fontWeight: 'normal' },
    '& tr': { borderTop: '1px solid', borderColor: 'line' },
    '& thead': { display: { base: 'none', lg: 'table-header-group' } },
    '& thead th': { color: 'ink.muted', paddingInline: '2', paddingBlock: '2' },
    '& tbody tr': {
      display: { base: 'grid', lg: 'table-row' },
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      paddingBlock: { base: '3', lg: '0' },
    },
    '& tbody td[data-label]': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      display: { base: 'block', lg: 'none' },
      color: 'ink.muted',
    },
    '& textarea': { display: 'block', resize: 'none', overflow: 'hidden', paddingBlock: '2', lineHeight: '1.5' },
    '& input[type="text"], & textarea, & select': {
      width: 'full',
      minHeight: { base: '44px', lg: '40px' },
      paddingInline: '2',
      color: 'ink',
      background: 'card',
      border: '1px solid',
      borderColor: 'line.control',
      borderRadius: 'sm',
      '&:disabled': { background: 'linen', borderColor: 'line' },
      '&[aria-invalid="true"]': { borderColor: 'accent' },
    },
    '& input[type="checkbox"]': { width: '18px', height: '18px', margin: '3', accentColor: 'var(--hd-colors-ink)' },
    '& td[data-changed] :is(input, textarea, select)': { borderColor: 'ink', background: 'accent.wash' },
    // Which pattern a row is of stays in sight while its cells are scrolled.
    '& .picture': { position: { lg: 'sticky' }, left: '0', zIndex: 1, background: 'paper' },
    '& .picture > *': { display: 'block', width: 'fit-content', maxWidth: '12rem', marginBottom: '1' },
    '& .picture > a': {
      width: '4.5rem',
      height: '4.5rem',
      borderRadius: 'sm',
      overflow: 'hidden',
      background: 'linen',
    },
    '& .picture .file': { color: 'ink.muted', overflowWrap: 'anywhere' },
    '& .error': { display: 'block', color: 'accent', maxWidth: '16rem', '& button': { margin: '1' } },
  },
});

/** Cells that are gone to by the keyboard come out from under the column that stays. */
const Scrolled = chakra('div', { base: { overflowX: 'auto', scrollPaddingInlineStart: { lg: '14rem' } } });

interface PatternTableProps {
  readonly rows: readonly SubmissionRow[];
  readonly edits: Edits;
  readonly dispatch: Dispatch<EditAction>;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Told what of a paste was not understood. */
  readonly onPasted: (note: string | null) => void;
}

/** Patterns to edit like a spreadsheet: cells are reached by Tab and Enter, and pasted over many at once. */
export function PatternTable({ rows, edits, dispatch, selected, onSelect, onPasted }: PatternTableProps) {
  const { search } = useLocation();
  const { categories } = useMenuCategories();
  const sheet = useSheet({ rows, selected, categories, dispatch, onPasted });
  const studio = new URLSearchParams(search).get('studio');
  const [hasSuggestions, setHasSuggestions] = useState(false);
  return (
    <div>
      <Chip aria-pressed={hasSuggestions} marginBottom="3" onClick={() => setHasSuggestions(!hasSuggestions)}>
        Suggest tags
      </Chip>
      <Scrolled>
        <Table aria-label="Patterns" {...sheet.handlers}>
          <colgroup>
            <col style={{ width: '2.5rem' }} />
            <col style={{ width: '12rem' }} />
            {patternFields.map((field, index) => (
              <col key={field} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <TableHead rows={rows} selected={selected} onSelect={onSelect} />
          <tbody>
            {rows.map((row) => (
              <PatternTableRow
                key={row.id}
                row={row}
                edit={edits.get(row.id)}
                isSelected={selected.has(row.id)}
                hasSuggestions={hasSuggestions}
                categories={categories}
                search={studio === null ? '' : `?studio=${studio}`}
                dispatch={dispatch}
                onSelect={(id) => onSelect(toggled(selected, id))}
              />
            ))}
          </tbody>
        </Table>
      </Scrolled>
    </div>
  );
}

/** The names of the columns, and a box that selects all rows. */
function TableHead({ rows, selected, onSelect }: Pick<PatternTableProps, 'rows' | 'selected' | 'onSelect'>) {
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            aria-label="Select all on this page"
            checked={isAll}
            onChange={() => onSelect(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
        </th>
        <th scope="col" className="picture">
          Pattern
        </th>
        {patternFields.map((field) => (
          <th key={field} scope="col">
            {fieldNames[field]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set([...selected].filter((each) => each !== id));
  return others.size < selected.size ? others : new Set([...selected, id]);
}
