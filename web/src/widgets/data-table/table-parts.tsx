import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/*
 * On a phone the parts of a table are not laid out as a table, and browsers then take their roles away: they are written
 * out. Of rows and cells there are hundreds in a page: they are plain elements, which what is around them styles.
 */

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as said above */

/** A table. */
export const TableBox = chakra(
  'table',
  {
    base: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: '15px',
      display: { base: 'block', md: 'table' },
      // Columns are as wide before their rows have come as afterwards.
      tableLayout: 'fixed',
      '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[aria-busy="true"] tbody': { opacity: 0.6 },
    },
  },
  { defaultProps: { role: 'table' } },
);

/** One row. */
export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

/** The head of a column. */
export function ColumnHead(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />;
}

/** The cell that names its row. */
export function NameCell(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}

/** Any other cell. */
export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />;
}
