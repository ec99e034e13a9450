import { followEdition } from '../http/follow-edition.ts';
import type { Metrics } from '../http/metrics.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { sharedReplies } from '../http/shared-replies.ts';
import type { SharedRedis } from '../redis/shared-redis.ts';
import { createPageCache } from './page-host.ts';

/** A memory that several gateways share. */
export interface SharedMemory {
  readonly redis: SharedRedis;
  /** Gateways find what those of the same release and shop have made. */
  readonly release: string;
}

interface KeptOptions {
  readonly responseCacheBytes: number;
  /** Milliseconds after which it looks again whether the staff has changed what the shop shows; left out, it never looks. */
  readonly editionEveryMs?: number;
  readonly settledAfterMs?: number;
  readonly readEdition: () => Promise<string>;
  readonly shared?: SharedMemory | undefined;
  readonly onShared: Metrics['sharedReply'];
}

/** What is kept of answers and of pages, until the staff has changed what the shop shows. */
interface KeptReplies {
  readonly replies: ResponseCache;
  readonly pages: ResponseCache;
  readonly stop: () => void;
}

/** Keeps answers and pages in this process and, where there is a Redis, for the other gateways. */
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
