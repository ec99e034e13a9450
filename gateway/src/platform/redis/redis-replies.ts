import * as v from 'valibot';
import { Reply } from '../http/reply.ts';
import type { SharedRedis } from './shared-redis.ts';

/** Replies in Redis, each with a lock for who makes it. All of it is undefined, or in vain, while Redis is away. */
export interface RedisReplies {
  /** What is kept, and whether somebody is making it. */
  find(id: string): Promise<{ readonly reply: Reply | undefined; readonly isBeingMade: boolean } | undefined>;
  /** What is kept, or else the right to make it, if nobody else has that. */
  claim(id: string): Promise<{ readonly reply: Reply | undefined; readonly isMine: boolean } | undefined>;
  /** Leaves a reply that may be shared for the others, and tells them that nobody makes it any more. */
  leave(id: string, reply: Reply | undefined): Promise<void>;
}

/** Larger ones are not worth the way. */
const MAX_BYTES = 1024 * 1024;
/** Milliseconds after which nobody believes any more that another gateway still makes a reply. */
const MAKING_MS = 2000;

const HeadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), headers: v.record(v.string(), v.string()) }),
);

/** What a transaction answers of one of its commands. */
type Answered = readonly [error: Error | null, answer: unknown];

/** Keeps replies in Redis. What belongs together is done in one transaction. */
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

/** A line of what goes before the body, then the body. */
function packed({ status, headers, body }: Reply): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ status, headers })}\n`), body]);
}

/** Undefined where nothing is kept that a gateway has written. */
function unpacked(kept: Answered | undefined, left: Answered | undefined): Reply | undefined {
  const [bytes, milliseconds] = [kept?.[1], Number(left?.[1])];
  if (!Buffer.isBuffer(bytes) || !(milliseconds > 0)) return undefined;
  const end = bytes.indexOf('\n');
  const head = v.safeParse(HeadSchema, bytes.toString('utf8', 0, end));
  if (!head.success) return undefined;
  return new Reply(head.output.status, head.output.headers, bytes.subarray(end + 1), milliseconds / 1000);
}
