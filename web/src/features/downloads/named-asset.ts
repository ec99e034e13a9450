/** A pattern as its download buttons need it. */
export interface NamedAsset {
  readonly id: string;
  readonly title: string;
}
