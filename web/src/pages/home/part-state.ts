/** State of a section without patterns: placeholders, or an error. */
export type MissingPart = { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };

/** State of a section: its patterns, or why there are none. */
export type PartState<Page> = MissingPart | { readonly status: 'ready'; readonly page: Page };
