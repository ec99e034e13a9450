import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/platform.tables.ts';
import { type RateLimits, rateLimitsOfProcess, redisRateLimits, sharedRateLimits } from '../http/rate-limit.ts';
import type { Logger } from '../logging/logger.ts';
import type { Shutdown } from '../process.ts';
import { connectRedis } from './shared-redis.ts';

interface Places {
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
}

interface Opening {
  readonly db: Kysely<PlatformTables>;
  readonly logger: Logger;
  readonly shutdown: Shutdown;
}

/**
 * Opens the rate limits shared by several processes: those against brute force in PostgreSQL, those against excessive
 * use in Redis, where they may get lost and start over.
 */
export async function openLimits(
  { databaseUrl, redisUrl }: Places,
  { db, logger, shutdown }: Opening,
): Promise<{ readonly rateLimits: RateLimits; readonly callLimits: RateLimits }> {
  const rateLimits = databaseUrl === null ? rateLimitsOfProcess : sharedRateLimits(db);
  if (redisUrl === null) return { rateLimits, callLimits: rateLimitsOfProcess };
  const redis = await connectRedis(redisUrl, logger);
  shutdown.onStop(() => redis.close());
  return { rateLimits, callLimits: redisRateLimits(redis) };
}
