const THOUSAND = 1000;

/** Formats a count compactly: in thousands with one decimal from 1000 on (`12.3K`), exactly below. */
export function shortCount(count: number): string {
  return count < THOUSAND ? String(count) : `${(count / THOUSAND).toFixed(1)}K`;
}
