import type { PaletteRoles, Slot } from '../core/palette.ts';
import { cycle, mod } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';

/**
 * Colors a grid of cells such that no cell has the color of a neighbor, across the tile's edges too (as far as the
 * palette allows). Returns a lookup by column and row, which wrap. `tint` must be a fork, because the number of draws
 * from it depends on the palette.
 */
export function colorGrid(
  tint: Rng,
  roles: PaletteRoles,
  slots: readonly Slot[],
  columns: number,
  rows: number,
): (column: number, row: number) => Slot {
  const cells: Slot[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const taken = [
        ...(column > 0 ? [cells[row * columns + column - 1]] : []),
        ...(row > 0 ? [cells[(row - 1) * columns + column]] : []),
        ...(column === columns - 1 && columns > 1 ? [cells[row * columns]] : []),
        ...(row === rows - 1 && rows > 1 ? [cells[column]] : []),
      ];
      const free = slots.filter((slot) =>
        taken.every((other) => other === undefined || roles.distance(slot, other) > 0.06),
      );
      cells.push(tint.pick(free.length > 0 ? free : slots));
    }
  }
  return (column, row) => cycle(cells, mod(row, rows) * columns + mod(column, columns));
}
