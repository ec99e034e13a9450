import type DataLoader from 'dataloader';
import type { Query, Resolvers } from '../generated/resolvers.ts';
import type { RestClient } from './rest-client.ts';

/** What one domain adds to the gateway. */
export interface DomainModule {
  /** Its REST calls, under the names by which resolvers find them in their context. */
  readonly apis: Readonly<Record<string, (client: RestClient) => object>>;
  readonly resolvers: readonly Resolvers<never>[];
  /** Reads that many fields of one request share, made from the REST calls. */
  readonly loaders?: Readonly<Record<string, (apis: never) => DataLoader<never, unknown>>>;
  /**
   * Seconds for which what a visitor reads may be kept and shared, by root field. A field that is not listed is never
   * kept: it depends on the viewer, or changes at once.
   */
  readonly freshSeconds?: { readonly [Field in keyof Query]?: number };
}

/** The loaders of a domain, as its resolvers find them in their context. */
export type LoadersOf<Makers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends (apis: never) => infer Loader ? Loader : never;
};
