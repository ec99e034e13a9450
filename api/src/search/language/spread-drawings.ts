/** How many of the first matches are considered when diversifying the first page. */
export const SPREAD_WITHIN = 240;

const FIRST_PAGE = 24;
const MAX_OF_ONE = 3;

/**
 * Limits each drawing to three matches among the first 24; those passed over follow in order. Pass the first
 * `SPREAD_WITHIN` of an order, so that pages of any size agree.
 */
export function spreadDrawings<Match extends { readonly drawing: number | null }>(matches: readonly Match[]): Match[] {
  const first: Match[] = [];
  const rest: Match[] = [];
  const counts = new Map<number, number>();
  for (const match of matches) {
    const { drawing } = match;
    const count = drawing === null ? 0 : (counts.get(drawing) ?? 0);
    if (first.length < FIRST_PAGE && count < MAX_OF_ONE) {
      first.push(match);
      if (drawing !== null) counts.set(drawing, count + 1);
    } else rest.push(match);
  }
  return [...first, ...rest];
}
