import * as v from 'valibot';
import { Reply } from '../http/reply.ts';
import type { SharedRedis } from './shared-redis.ts';

/**
 * Replies in Redis, each with a lock for its producer. While Redis is down, results are undefined and writes are lost.
 */
export interface RedisReplies {
  /** Returns the stored reply, and whether someone is producing it. */
  find(id: string): Promise<{ readonly reply: Reply | undefined; readonly isBeingMade: boolean } | undefined>;
  /** Returns the stored reply, or acquires the lock to produce it if it is free. */
  claim(id: string): Promise<{ readonly reply: Reply | undefined; readonly isMine: boolean } | undefined>;
  /** Stores a shareable reply for other gateways and releases the lock. */
  leave(id: string, reply: Reply | undefined): Promise<void>;
}

/** Larger replies are not worth transferring. */
const MAX_BYTES = 1024 * 1024;
/** Milliseconds after which a producing gateway is presumed dead. */
const MAKING_MS = 2000;

const HeadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), headers: v.record(v.string(), v.string()) }),
);

/** Result of one command within a transaction. */
type Answered = readonly [error: Error | null, answer: unknown];

/** Creates the Redis store; related commands run in one transaction. */
export function redisReplies(redis: SharedRedis): RedisReplies {
  return {
    async find(id) {
      const replies = await redis.ask((client) => client.multi().getBuffer(id).pttl(id).exists(lockOf(id)).exec());
      if (!replies) return undefined;
      const [kept, milliseconds, locks] = replies;
      return { reply: unpacked(kept, milliseconds), isBeingMade: locks?.[1] === 1 };
    },
    async claim(id) {
      const replies = await redis.ask((client) =>
        client.multi().set(lockOf(id), '', 'PX', MAKING_MS, 'NX').getBuffer(id).pttl(id).exec(),
      );
      if (!replies) return undefined;
      const [lock, kept, milliseconds] = replies;
      return { reply: unpacked(kept, milliseconds), isMine: lock?.[1] === 'OK' };
    },
    async leave(id, reply) {
      const milliseconds = reply && reply.body.length <= MAX_BYTES ? Math.floor(reply.freshSeconds * 1000) : 0;
      await redis.ask((client) => {
        const commands = client.multi();
        if (reply && milliseconds > 0) commands.set(id, packed(reply), 'PX', milliseconds);
        return commands.del(lockOf(id)).exec();
      });
    },
  };
}

const lockOf = (id: string) => `${id}:making`;

/** Serializes a reply as a header line followed by the body. */
function packed({ status, headers, body }: Reply): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ status, headers })}\n`), body]);
}

/** Undefined if nothing valid is stored. */
function unpacked(kept: Answered | undefined, left: Answered | undefined): Reply | undefined {
  const [bytes, milliseconds] = [kept?.[1], Number(left?.[1])];
  if (!Buffer.isBuffer(bytes) || !(milliseconds > 0)) return undefined;
  const end = bytes.indexOf('\n');
  const head = v.safeParse(HeadSchema, bytes.toString('utf8', 0, end));
  if (!head.success) return undefined;
  return new Reply(head.output.status, head.output.headers, bytes.subarray(end + 1), milliseconds / 1000);
}
