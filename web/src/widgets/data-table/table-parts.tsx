import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/*
 * On phones, table parts are not displayed as a table, which makes browsers drop their roles, so the roles are explicit.
 * A page has hundreds of rows and cells: they are plain elements, styled by their container.
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
      // Keeps column widths the same before and after rows have loaded.
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

/** Column header. */
export function ColumnHead(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />;
}

/** The row header: the cell that names its row. */
export function NameCell(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}

/** Any other cell. */
export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />;
}
