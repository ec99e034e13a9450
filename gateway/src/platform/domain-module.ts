import type DataLoader from 'dataloader';
import type { Query, Resolvers } from '../generated/resolvers.ts';
import type { RestClient } from './rest-client.ts';

/** Contributions of one domain to the gateway. */
export interface DomainModule {
  /** REST clients, by their name in the resolver context. */
  readonly apis: Readonly<Record<string, (client: RestClient) => object>>;
  readonly resolvers: readonly Resolvers<never>[];
  /** Data loaders shared by the resolvers of one request. */
  readonly loaders?: Readonly<Record<string, (apis: never) => DataLoader<never, unknown>>>;
  /**
   * Cache time in seconds of visitors' replies, by root field. Fields not listed are never cached, since they depend on
   * the viewer or must be current.
   */
  readonly freshSeconds?: { readonly [Field in keyof Query]?: number };
}

/** The loaders of a domain, as available in the resolver context. */
export type LoadersOf<Makers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends (apis: never) => infer Loader ? Loader : never;
};
