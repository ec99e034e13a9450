/** A page to link to, or a gap between pages. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** The first page, the last, the current one with its neighbors, and gaps where pages are left out. */
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

/** More pages than any list has, and as many as the server counts to. */
const MAX_PAGES = 1_000_000;

/** The page an address asks for; the first when it names none. */
export function pageFrom(text: string | null): number {
  return Math.max(1, Math.min(MAX_PAGES, Math.trunc(Number(text)) || 1));
}

/** One numbered page of a list, as far as it tells whether there is such a page. */
interface NumberedPage {
  readonly items: readonly unknown[];
  readonly pageInfo: { readonly totalItems: number };
}

/** Whether a page lies behind the last one of a list that has something in it. */
export function isPastEnd({ items, pageInfo }: NumberedPage): boolean {
  return items.length === 0 && pageInfo.totalItems > 0;
}
