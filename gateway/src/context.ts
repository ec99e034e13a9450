import { domains } from './domains.ts';
import { lazyProperties } from './platform/lazy-properties.ts';
import { type BreakerListener, Bulkheads } from './platform/bulkheads.ts';
import type { Changes } from './platform/live/change-feed.ts';
import type { LiveContext } from './platform/live/subscription-field.ts';
import type { Caller, RequestContext } from './platform/request-context.ts';
import { RestClient } from './platform/rest-client.ts';
import { RetryBudget } from './platform/retry-budget.ts';
import type { CallDispatcher } from './platform/upstream-pool.ts';

type Domain = (typeof domains)[number];
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Made<Makers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends (source: never) => infer Value ? Value : never;
};

type ApiMakers = Intersection<Domain['apis']>;
type LoaderMakers = Intersection<Extract<Domain, { readonly loaders: object }>['loaders']>;

/** The API clients of all domains. */
export type Apis = Made<ApiMakers>;

type Loaders = Made<LoaderMakers>;

/** Context shared by the resolvers of one request. */
export interface GatewayContext extends RequestContext, LiveContext, Apis {
  /** Deduplicates keys and batches all keys of a tick into one call. */
  readonly loaders: Loaders;
}

/** Creates the API clients of one caller. */
export type ApisFor = (caller: Caller) => Apis;

const apiMakers: ApiMakers = Object.assign({}, ...domains.map(({ apis }) => apis));
const loaderMakers: LoaderMakers = Object.assign(
  {},
  ...domains.map((domain) => ('loaders' in domain ? domain.loaders : {})),
);

const apisOver = lazyProperties<RestClient, Apis>(apiMakers);
const loadersOver = lazyProperties<Apis, Loaders>(loaderMakers);

/** Creates the context of one request over the given API clients. */
export function createContext(apisFor: ApisFor, changes: Changes, caller: Caller): GatewayContext {
  const apis = apisFor(caller);
  const own = { isSignedIn: caller.token !== null, requestId: caller.requestId, loaders: loadersOver(apis), changes };
  // Inherited rather than copied, since copying would instantiate the clients of every domain.
  return Object.setPrototypeOf(own, apis);
}

/** Listeners for REST calls. */
interface CallListeners {
  readonly onExchange?: (method: string, status: number, seconds: number) => void;
  readonly onBreaker?: BreakerListener;
}

/** Creates the REST clients over one connection pool. */
export function restApis(
  dispatcher: CallDispatcher,
  deadlineMs: number,
  { onExchange, onBreaker }: CallListeners = {},
): ApisFor {
  const bulkheads = new Bulkheads(onBreaker);
  const shared = { dispatcher, bulkheads, retries: new RetryBudget(), deadlineMs, onExchange };
  return (caller) => apisOver(new RestClient({ ...shared, ...caller }));
}
