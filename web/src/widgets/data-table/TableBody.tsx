import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { breathing } from '#ui/Skeleton.tsx';
import type { DataColumn } from './data-table.ts';
import { Cell, NameCell, Row } from './table-parts.tsx';

/** Maximum number of placeholder rows drawn, enough to fill the window. */
const DRAWN_SKELETONS = 16;
/** Row height in px; cards on phones are higher. */
const ROW_HEIGHT = 48;

/** A row of the table library. */
interface SelectableRow<Row> {
  readonly id: string;
  readonly original: Row;
  readonly getIsSelected: () => boolean;
  readonly toggleSelected: (isSelected: boolean) => void;
}

interface Props<Row> {
  readonly columns: ReadonlyArray<DataColumn<Row>>;
  /** Undefined while loading: placeholders of the same size are shown. */
  readonly rows: ReadonlyArray<SelectableRow<Row>> | undefined;
  readonly nameOf: (row: Row) => string;
  readonly skeletonRows: number;
  readonly isSelectable: boolean;
}

interface SkeletonProps {
  readonly columns: ReadonlyArray<Pick<DataColumn<never>, 'id' | 'header' | 'isName'>>;
  readonly count: number;
  readonly isSelectable: boolean;
}

/** On phones, each row is a card with one line per column, to avoid horizontal scrolling. */
const Body = chakra('tbody', {
  base: {
    display: { base: 'grid', md: 'table-row-group' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& tr': {
      display: { base: 'block', md: 'table-row' },
      position: 'relative',
      padding: { base: '3', md: '0' },
      border: { base: '1px solid', md: '0' },
      borderColor: 'line',
      borderRadius: { base: 'md', md: '0' },
      background: { base: 'card', md: 'transparent' },
      '&[aria-selected="true"]': { background: 'linen' },
    },
    '& th, & td': {
      display: { base: 'flex', md: 'table-cell' },
      alignItems: 'baseline',
      gap: '3',
      minHeight: '32px',
      height: { md: `${ROW_HEIGHT}px` },
      paddingBlock: { base: '1', md: '0' },
      paddingInlineEnd: { base: '0', md: '2' },
      borderBottomWidth: { base: '0', md: '1px' },
      borderBottomStyle: 'solid',
      borderColor: 'line',
      textAlign: 'start',
      fontWeight: 'normal',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: { md: 'nowrap' },
      overflowWrap: 'anywhere',
      maxWidth: { base: 'none', md: '22rem' },
    },
    '& td[data-holds="text"]': { whiteSpace: 'normal', paddingBlock: '1' },
    // Cards omit empty cells.
    '& td[data-label]:empty': { display: { base: 'none', md: 'table-cell' } },
    '& th': { fontWeight: 'medium' },
    '& tr > * + *': { paddingInlineStart: { base: '0', md: '2' } },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: { base: 'block', md: 'none' },
      flex: '0 0 6.5rem',
      color: 'ink.muted',
      fontSize: '14px',
    },
    '& .choice': {
      height: { base: '44px', md: `${ROW_HEIGHT}px` },
      width: '44px',
      position: { base: 'absolute', md: 'static' },
      top: '1',
      insetInlineEnd: '1',
      alignItems: 'center',
      justifyContent: 'center',
    },
    '& .value': { display: { base: 'block', md: 'inline' }, minWidth: '0' },
    // Animate the group as a whole: browsers paint each animated element separately.
    '&[data-loading]': breathing,
    '& .block': { flex: '1', width: '60%', height: '1em', background: 'linen', borderRadius: 'md' },
    // On phones, fewer cards already exceed the screen.
    '& .rest': { display: { base: 'none', md: 'table-row' } },
    '& .choice + *': { paddingInlineEnd: { base: '8', md: '2' } },
  },
});

/** Rows of the current page, or placeholders of the same size. */
export function TableBody<Row>({ columns, rows, nameOf, skeletonRows, isSelectable }: Props<Row>) {
  if (!rows) return <Skeletons columns={columns} count={skeletonRows} isSelectable={isSelectable} />;
  return (
    <Body role="rowgroup">
      {rows.map((row) => (
        <Row key={row.id} aria-selected={isSelectable ? row.getIsSelected() : undefined}>
          {isSelectable ? (
            <Cell className="choice">
              <input
                type="checkbox"
                aria-label={`Select ${nameOf(row.original)}`}
                checked={row.getIsSelected()}
                onChange={({ target }) => row.toggleSelected(target.checked)}
              />
            </Cell>
          ) : null}
          {columns.map((column) => (
            <ColumnCell key={column.id} column={column}>
              {column.cell(row.original)}
            </ColumnCell>
          ))}
        </Row>
      ))}
    </Body>
  );
}

/** Placeholders for rows that are loading, of the same height. */
function Skeletons({ columns, count, isSelectable }: SkeletonProps) {
  const drawn = Math.min(count, DRAWN_SKELETONS);
  return (
    <Body role="rowgroup" data-loading="">
      {Array.from({ length: drawn }, (_, index) => (
        <Row key={index}>
          {isSelectable ? <Cell className="choice" /> : null}
          {columns.map((column) => (
            // Not a row header, as it names no row yet.
            <Cell key={column.id} data-label={column.isName ? undefined : column.header}>
              <div className="block" aria-hidden="true" />
            </Cell>
          ))}
        </Row>
      ))}
      {drawn < count ? (
        <Row className="rest">
          <Cell
            colSpan={columns.length + (isSelectable ? 1 : 0)}
            style={{ height: `${(count - drawn) * ROW_HEIGHT}px`, border: 0 }}
          />
        </Row>
      ) : null}
    </Body>
  );
}

interface CellProps {
  readonly column: Pick<DataColumn<never>, 'header' | 'isName' | 'holds'>;
  readonly children: ReactNode;
}

function ColumnCell({ column: { header, isName, holds }, children }: CellProps) {
  if (isName) {
    return <NameCell>{children}</NameCell>;
  }
  const isBlank = children === null || children === undefined || children === '';
  return (
    <Cell data-label={header} data-holds={holds}>
      {isBlank ? null : <span className="value">{children}</span>}
    </Cell>
  );
}
