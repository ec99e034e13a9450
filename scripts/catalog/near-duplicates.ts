import { likenessDistance, vectorFromBase64 } from '@halfdrop/patterns';

/**
 * Distances below which two tiles looked alike on a contact sheet: one drawing in two seeds or palettes, or two
 * different drawings, whose motifs remain distinguishable for longer.
 */
const MIN_OF_ONE_DRAWING = 0.25;
const MIN_OF_TWO_DRAWINGS = 0.2;

/** Input of the comparison. */
interface Comparable {
  readonly title: string;
  readonly family: string;
  readonly variant: number;
  readonly palette: string;
  readonly descriptor: string;
}

/** Returns a description of every pair of rows that look alike. */
export function nearDuplicates(rows: readonly Comparable[]): string[] {
  const described = rows.map((row) => ({ row, descriptor: vectorFromBase64(row.descriptor) }));
  return described.flatMap((left, index) =>
    described.slice(index + 1).flatMap((right) => {
      const isOneDrawing = left.row.family === right.row.family && left.row.variant === right.row.variant;
      const distance = likenessDistance(left.descriptor, right.descriptor);
      if (distance >= (isOneDrawing ? MIN_OF_ONE_DRAWING : MIN_OF_TWO_DRAWINGS)) return [];
      return [`${inWords(left.row)} looks like ${inWords(right.row)} (${distance.toFixed(2)})`];
    }),
  );
}

function inWords({ title, family, variant, palette }: Comparable): string {
  return `${title} (${family}.${variant} ${palette})`;
}
