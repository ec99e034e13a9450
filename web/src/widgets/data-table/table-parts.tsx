import { chakra } from '@chakra-ui/react';

/*
 * On a phone the parts of a table are not laid out as a table, and browsers then take their roles away: they are written
 * out.
 */

/** A table. */
export const TableBox = chakra('table', {}, { defaultProps: { role: 'table' } });
/** One row. */
export const Row = chakra('tr', {}, { defaultProps: { role: 'row' } });
/** The head of a column. */
export const ColumnHead = chakra('th', {}, { defaultProps: { role: 'columnheader', scope: 'col' } });
/** The cell that names its row. */
export const NameCell = chakra('th', {}, { defaultProps: { role: 'rowheader', scope: 'row' } });
/** Any other cell. */
export const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } });
