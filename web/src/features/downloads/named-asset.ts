/** A pattern as required by download buttons. */
export interface NamedAsset {
  readonly id: string;
  readonly title: string;
}
