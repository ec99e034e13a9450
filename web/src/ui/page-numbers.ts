/** A page number to link to, or a gap. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** Returns the first page, the last, the current one with its neighbors, and gaps between them. */
export function pageSlots(page: number, totalPages: number, neighbors: number): readonly PageSlot[] {
  const from = Math.max(2, page - neighbors);
  const to = Math.min(totalPages - 1, page + neighbors);
  const around = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...around,
    ...(to < totalPages - 1 ? (['gap-after'] as const) : []),
    ...(totalPages > 1 ? [totalPages] : []),
  ];
}

/** Upper limit of page numbers, the same as the server's. */
const MAX_PAGES = 1_000_000;

/** Parses a page number from the URL; 1 if there is none. */
export function pageFrom(text: string | null): number {
  return Math.max(1, Math.min(MAX_PAGES, Math.trunc(Number(text)) || 1));
}

/** The part of a list page that tells whether it exists. */
interface NumberedPage {
  readonly items: readonly unknown[];
  readonly pageInfo: { readonly totalItems: number };
}

/** Returns whether a page is beyond the end of a non-empty list. */
export function isPastEnd({ items, pageInfo }: NumberedPage): boolean {
  return items.length === 0 && pageInfo.totalItems > 0;
}
