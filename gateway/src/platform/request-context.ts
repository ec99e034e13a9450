import type { ReplyTexts } from './graphql/reply-texts.ts';
import type { Trace } from './tracing/spans.ts';

/** Who asks. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  readonly clientAddress: string | null;
  /** What the caller's browser says of itself; null when it says nothing. */
  readonly userAgent: string | null;
  /** What the request is a part of, where it is traced. */
  readonly trace?: Trace | undefined;
  /** Fires when nobody waits for the reply any more. */
  readonly signal?: AbortSignal;
  /** Sets cookies in the caller's browser. */
  readonly onCookies?: (cookies: readonly string[]) => void;
}

/** What resolvers of every domain know of a request. Each domain adds its REST clients and loaders. */
export interface RequestContext {
  /** True when the request carries a bearer token, valid or not. */
  readonly isSignedIn: boolean;
  readonly requestId: string;
  /** Takes parts of the answer as JSON, where the answer will be text. */
  readonly texts?: ReplyTexts;
}
