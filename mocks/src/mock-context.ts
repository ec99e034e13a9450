/** Request context passed to the mocked schema. */
export interface MockContext {
  /**
   * The bearer token of the request; null for a visitor. If omitted (as with a bare `SchemaLink`), the schema itself
   * remembers the last sign-in, so that one test acts as one browser.
   */
  readonly token?: string | null;
}
