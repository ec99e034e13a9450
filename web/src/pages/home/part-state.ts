/** What a section shows while its patterns are not there: places for them, or why there are none. */
export type MissingPart = { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };

/** What a section shows: its patterns, or what stands in their place. */
export type PartState<Page> = MissingPart | { readonly status: 'ready'; readonly page: Page };
