import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type RedisReplies, redisReplies } from '../redis/redis-replies.ts';
import type { SharedRedis } from '../redis/shared-redis.ts';
import type { Edition } from './follow-edition.ts';
import type { Reply } from './reply.ts';

/** How a shareable reply was obtained. */
export type SharingOutcome = 'alone' | 'found' | 'made' | 'waited';

/** Replies shared between several gateways. */
export interface SharedReplies {
  /**
   * Returns the reply another gateway has made or is making for a key, or else the one `make` creates, which is then
   * shared.
   */
  get(key: string, make: Make): Promise<Reply>;
}

interface SharedRepliesOptions {
  readonly redis: SharedRedis;
  /** Separates the replies of different releases and shops. */
  readonly release: string;
  /** The edition replies are based on; undefined while unknown, in which case nothing is shared. */
  readonly edition: () => Edition | undefined;
  readonly onOutcome?: ((outcome: SharingOutcome) => void) | undefined;
}

type Make = () => Promise<Reply>;
type Got = readonly [reply: Reply, outcome: SharingOutcome];

const WAIT_MS = 1000;
const LOOK_EVERY_MS = 25;

/** Stores replies in Redis and lets one gateway at a time create each. While Redis is down, each creates its own. */
export function sharedReplies({ redis, release, edition, onOutcome }: SharedRepliesOptions): SharedReplies {
  const replies = redisReplies(redis);
  const idOf = ({ text }: Edition, key: string) =>
    `halfdrop:reply:${createHash('sha256').update(`${release}\0${text}\0${key}`).digest('base64url')}`;

  async function got(key: string, make: Make): Promise<Got> {
    const state = edition();
    if (!state) return [await make(), 'alone'];
    const id = idOf(state, key);
    if (state.isSettled) return madeOnce(replies, id, make);
    const found = await replies.find(id);
    return found?.reply ? [found.reply, 'found'] : [await make(), 'alone'];
  }

  return {
    async get(key, make) {
      const [reply, outcome] = await got(key, make);
      onOutcome?.(outcome);
      return reply;
    },
  };
}

async function madeOnce(replies: RedisReplies, id: string, make: Make): Promise<Got> {
  const claimed = await replies.claim(id);
  if (!claimed) return [await make(), 'alone'];
  if (claimed.reply) {
    if (claimed.isMine) void replies.leave(id, undefined);
    return [claimed.reply, 'found'];
  }
  const other = claimed.isMine ? undefined : await awaited(replies, id);
  return other ? [other, 'waited'] : [await madeForAll(replies, id, make), 'made'];
}

/** Waits for a reply another gateway is making; undefined once waiting is no longer worthwhile. */
async function awaited(replies: RedisReplies, id: string): Promise<Reply | undefined> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    await pause(LOOK_EVERY_MS);
    const found = await replies.find(id);
    if (!found?.isBeingMade || found.reply) return found?.reply;
  }
  return undefined;
}

/** The caller does not wait until the reply is stored. */
async function madeForAll(replies: RedisReplies, id: string, make: Make): Promise<Reply> {
  let reply: Reply | undefined;
  try {
    reply = await make();
    return reply;
  } finally {
    void replies.leave(id, reply);
  }
}
