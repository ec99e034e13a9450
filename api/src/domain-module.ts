import type { Router } from 'express';
import type pg from 'pg';
import type { MoveCategory } from './catalog/category-desk/move-category.ts';
import type { Db } from './database.ts';
import type { ExportedList } from './exports/exported-list.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { HeavyReads } from './platform/database/heavy-reads.ts';
import type { NamedStatements } from './platform/database/prepared-statements.ts';
import type { InstallationSecrets } from './platform/database/secrets.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { CallEnvironment } from './platform/http/bind-call.ts';
import type { Measure } from './platform/http/measure.ts';
import type { CallLine } from './platform/http/load-shedding.ts';
import type { JobHandlers, RecurringJob } from './platform/jobs/jobs.ts';
import type { RateLimits } from './platform/http/rate-limit.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PersonalData } from './privacy/personal-data.ts';

/** Shared dependencies of all domains. */
export interface Foundation {
  readonly db: Db;
  /** Connection pool of the primary. */
  readonly pool: pg.Pool;
  /** Prepared statements, executed on the connections of `db`. */
  readonly namedStatements: NamedStatements;
  /** Separate pool for reads whose cost grows with the catalog. */
  readonly heavyReads: HeavyReads;
  /** Separate pool for transactions that wait on each other, such as those on one cart. */
  readonly writes: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly secrets: InstallationSecrets;
  /** Key for values sealed in the database; stored outside of it. */
  readonly sealingSecret: string;
  /** Rate limits against brute force. */
  readonly rateLimits: RateLimits;
  /** Rate limits of expensive calls and of mail. */
  readonly callLimits: RateLimits;
  readonly dataFolder: string;
  /** Permanent file storage. */
  readonly files: FileStore;
  readonly publicUrl: string;
  /** Support address, also used as the reply address. */
  readonly supportEmail: string;
}

/**
 * Contribution of one domain to the shop. Each part declares in its `shop` parameter what it needs from the foundation
 * and from other domains; the composition is type-checked to provide it.
 */
export interface DomainModule<Shop = never> {
  /** Services, keyed by the name other domains use. Each is created once, on first access. */
  readonly services: Readonly<Record<string, (shop: Shop) => unknown>>;
  readonly routes?: (router: Router, environment: CallEnvironment, shop: Shop) => void;
  /** Call queues; their calls are rejected early while the queue is full. */
  readonly callLines?: (shop: Shop) => readonly CallLine[];
  /** Job handlers, including those that send mail. */
  readonly jobs?: (shop: Shop) => JobHandlers;
  readonly recurringJobs?: (shop: Shop) => readonly RecurringJob[];
  /** Metrics, in addition to the process-level ones. */
  readonly measures?: (shop: Shop) => readonly Measure[];
  /** Deletes expired data, such as old sessions. */
  readonly prune?: (shop: Shop) => Promise<void>;
  /** Lists that the staff can export in full. */
  readonly exportedLists?: (shop: Shop) => readonly ExportedList[];
  readonly personalData?: PersonalData;
  /** Reassigns everything that references a removed category to another one. */
  readonly moveCategory?: MoveCategory;
  /** Closes external resources after an account deletion. May run more than once. */
  readonly closeAccount?: (shop: Shop, userId: string) => Promise<void>;
}
