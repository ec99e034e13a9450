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

/** What every domain may stand on. */
export interface Foundation {
  readonly db: Db;
  /** The connections of the primary. */
  readonly pool: pg.Pool;
  /** By the connections of `db`, what is prepared by name. */
  readonly namedStatements: NamedStatements;
  /** Over a pool of their own: for reads whose cost grows with the catalog. */
  readonly heavyReads: HeavyReads;
  /** Over a pool of its own: for transactions that wait for each other, such as those of one cart. */
  readonly writes: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly secrets: InstallationSecrets;
  /** What is sealed in the database opens with it; it is not kept there. */
  readonly sealingSecret: string;
  /** Budgets against guessing. */
  readonly rateLimits: RateLimits;
  /** Budgets against greed: of calls that cost much, and of mails. */
  readonly callLimits: RateLimits;
  readonly dataFolder: string;
  /** Files that are kept for good, wherever they lie. */
  readonly files: FileStore;
  readonly publicUrl: string;
  /** Where people write to, and who answers them. */
  readonly supportEmail: string;
}

/**
 * What one domain adds to the shop. Each part names in its `shop` what it needs of the foundation and of other domains;
 * the composition is type-checked to have it.
 */
export interface DomainModule<Shop = never> {
  /** Its services, under the names by which others need them. Each is made once, when it is first read. */
  readonly services: Readonly<Record<string, (shop: Shop) => unknown>>;
  readonly routes?: (router: Router, environment: CallEnvironment, shop: Shop) => void;
  /** Its calls that wait in lines, which are refused early while those are full. */
  readonly callLines?: (shop: Shop) => readonly CallLine[];
  /** Its mail is sent by jobs, too. */
  readonly jobs?: (shop: Shop) => JobHandlers;
  readonly recurringJobs?: (shop: Shop) => readonly RecurringJob[];
  /** What operators watch, beside what every process tells of itself. */
  readonly measures?: (shop: Shop) => readonly Measure[];
  /** Forgets what has outlived its use, such as old sessions. */
  readonly prune?: (shop: Shop) => Promise<void>;
  /** Its lists that the staff may fetch whole. */
  readonly exportedLists?: (shop: Shop) => readonly ExportedList[];
  readonly personalData?: PersonalData;
  /** Has what it keeps of a category that is removed name another. */
  readonly moveCategory?: MoveCategory;
  /** Ends what runs on elsewhere once an account is deleted. May run more than once. */
  readonly closeAccount?: (shop: Shop, userId: string) => Promise<void>;
}
