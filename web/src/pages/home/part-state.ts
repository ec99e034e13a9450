/** What a section shows: its patterns, places for them, or why there are none. */
export type PartState<Page> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly page: Page };
