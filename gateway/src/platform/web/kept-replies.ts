import { followEdition } from '../http/follow-edition.ts';
import type { Metrics } from '../http/metrics.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { sharedReplies } from '../http/shared-replies.ts';
import type { SharedRedis } from '../redis/shared-redis.ts';
import { createPageCache } from './page-host.ts';

/** A cache shared between several gateways. */
export interface SharedMemory {
  readonly redis: SharedRedis;
  /** Gateways share replies only within the same release and shop. */
  readonly release: string;
}

interface KeptOptions {
  readonly responseCacheBytes: number;
  /** Interval in milliseconds at which the edition is checked for staff changes; never checked when omitted. */
  readonly editionEveryMs?: number;
  readonly settledAfterMs?: number;
  readonly readEdition: () => Promise<string>;
  readonly shared?: SharedMemory | undefined;
  readonly onShared: Metrics['sharedReply'];
}

/** Caches of replies and pages, invalidated when staff change what the shop shows. */
interface KeptReplies {
  readonly replies: ResponseCache;
  readonly pages: ResponseCache;
  readonly stop: () => void;
}

/** Creates caches of replies and pages in this process and, with Redis, shared with other gateways. */
export function keptReplies({ editionEveryMs: everyMs, settledAfterMs, shared, ...options }: KeptOptions): KeptReplies {
  const caches: ResponseCache[] = [];
  const onChange = () => caches.forEach((cache) => cache.clear());
  const edition =
    everyMs === undefined
      ? undefined
      : followEdition({ read: options.readEdition, onChange, everyMs, ...(settledAfterMs && { settledAfterMs }) });

  function sharedAs(kind: string) {
    if (!shared || !edition) return undefined;
    return sharedReplies({
      redis: shared.redis,
      release: `${shared.release} ${kind}`,
      edition: edition.current,
      onOutcome: (outcome) => options.onShared(kind, outcome),
    });
  }

  const replies = new ResponseCache(options.responseCacheBytes, { shared: sharedAs('graphql') });
  const pages = createPageCache(sharedAs('page'));
  caches.push(replies, pages);
  return { replies, pages, stop: () => edition?.stop() };
}
