/** What a caller may tell the mocked schema about the request. */
export interface MockContext {
  /**
   * The bearer token of the request; null for a visitor. Left out (as with a bare `SchemaLink`), the schema itself
   * remembers the last sign-in, so that one test plays one browser.
   */
  readonly token?: string | null;
}
