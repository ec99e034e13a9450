import type { ReplyTexts } from './graphql/reply-texts.ts';
import type { Trace } from './tracing/spans.ts';

/** The caller of a request. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  readonly clientAddress: string | null;
  /** `User-Agent` of the caller's browser; null if it sends none. */
  readonly userAgent: string | null;
  /** The trace the request belongs to, if traced. */
  readonly trace?: Trace | undefined;
  /** Fires when the client no longer waits for the reply. */
  readonly signal?: AbortSignal;
  /** Sets cookies in the caller's browser. */
  readonly onCookies?: (cookies: readonly string[]) => void;
}

/** Context available to the resolvers of every domain. Each domain adds its REST clients and loaders. */
export interface RequestContext {
  /** True if the request carries a bearer token, valid or not. */
  readonly isSignedIn: boolean;
  readonly requestId: string;
  /** Collects parts of the reply as JSON, if the reply will be text. */
  readonly texts?: ReplyTexts;
}
