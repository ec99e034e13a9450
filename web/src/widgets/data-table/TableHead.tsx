import { chakra } from '@chakra-ui/react';
import type { DataColumn } from './data-table.ts';
import { ColumnHead, Row } from './table-parts.tsx';
import { sortText, type TablePlace } from './useTablePlace.ts';

/** What the checkbox over a page of rows asks of the table. */
interface PageSelection {
  readonly getIsAllPageRowsSelected: () => boolean;
  readonly getIsSomePageRowsSelected: () => boolean;
  readonly toggleAllPageRowsSelected: (isSelected: boolean) => void;
}

interface Props {
  readonly columns: ReadonlyArray<Pick<DataColumn<never>, 'id' | 'header' | 'isName' | 'isSortable' | 'holds'>>;
  readonly place: Pick<TablePlace, 'sort' | 'go'>;
  /** Null where nothing can be selected. */
  readonly selection: PageSelection | null;
}

/** What names a row takes more room than the rest. */
const NAME_WIDTH = '24%';
/** Of `25 November 2026`, `25 Nov 2026, 03:40` and `HDO-7K2M9QXA`. */
const widths = { day: '10rem', moment: '11.5rem', number: '9.5rem', text: undefined };

const SHOP_BAR = '4.5rem';

const Head = chakra('thead', {
  base: {
    display: { base: 'none', md: 'table-header-group' },
    '& th': {
      height: '44px',
      paddingInline: '2',
      textAlign: 'start',
      // A border would not stay with it.
      boxShadow: 'inset 0 -1px {colors.line}',
      color: 'ink.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      // Below the bar of the shop, however far one has read.
      position: { md: 'sticky' },
      top: { md: SHOP_BAR },
      zIndex: '1',
      background: 'paper',
    },
    '& th:first-of-type': { paddingInlineStart: '0' },
  },
});
const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '44px',
    fontWeight: 'medium',
    _hover: { color: 'ink' },
  },
});

/** The head of a table: a button over each column that can be sorted, and a checkbox over the rows of the page. */
export function TableHead({ columns, place, selection }: Props) {
  return (
    <Head role="rowgroup">
      <Row>
        {selection ? (
          <ColumnHead style={{ width: 44 }}>
            <input
              type="checkbox"
              aria-label="Select all rows of this page"
              checked={selection.getIsAllPageRowsSelected()}
              ref={(box) => {
                if (box) box.indeterminate = selection.getIsSomePageRowsSelected();
              }}
              onChange={({ target }) => selection.toggleAllPageRowsSelected(target.checked)}
            />
          </ColumnHead>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} place={place} />
        ))}
      </Row>
    </Head>
  );
}

interface HeadCellProps {
  readonly column: Props['columns'][number];
  readonly place: Props['place'];
}

function HeadCell({ column: { id, header, isName, isSortable, holds }, place }: HeadCellProps) {
  const width = holds ? widths[holds] : isName ? NAME_WIDTH : undefined;
  const isSorted = place.sort.column === id;
  const { isDescending } = place.sort;
  if (!isSortable) {
    return <ColumnHead style={{ width }}>{header}</ColumnHead>;
  }
  const next = sortText({ column: id, isDescending: isSorted && !isDescending });
  return (
    <ColumnHead style={{ width }} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}>
      <SortButton type="button" onClick={() => place.go({ sort: next })}>
        {header}
        <chakra.span aria-hidden="true" width="1ch">
          {isSorted ? (isDescending ? '↓' : '↑') : ''}
        </chakra.span>
      </SortButton>
    </ColumnHead>
  );
}
