import type { StaffRole } from '@halfdrop/domain';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import request, { type Agent } from 'supertest';
import { createApp } from '../../src/app.ts';
import type { Renderers } from '../../src/artwork/renderers.ts';
import { markEmailConfirmed } from '../../src/account/email-confirmation.repository.ts';
import type { OidcSettings } from '../../src/account/oidc-issuer.ts';
import { installationSecrets, type InstallationSecrets } from '../../src/platform/database/secrets.ts';
import { rateLimitsOfProcess } from '../../src/platform/http/rate-limit.ts';
import type { EventLoopLag } from '../../src/platform/http/load-shedding.ts';
import type { SearchBackend } from '../../src/search/search-backend.ts';
import type { FileStore } from '../../src/platform/files/file-store.ts';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import { createHttpServer, drain, listen } from '../../src/platform/http/server.ts';
import { runDueJobs } from '../../src/platform/jobs/jobs.ts';
import { createTimeTravel } from '../../src/platform/jobs/time-travel.ts';
import type { MalwareScanner } from '../../src/platform/malware/malware-scanner.ts';
import type { SmtpSettings } from '../../src/platform/mail/mailer.ts';
import type { StripeAccount } from '../../src/payments/payments.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { createShop, outboxFolder, type Shop } from '../../src/shop.ts';
import type { ReceiveUpload } from '../../src/uploads/receive-upload.ts';
import { boundRoutes } from './bound-routes.ts';
import { programFile } from './programs.ts';
import { signUp, type SignedIn } from './sign-up.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestRenderers } from './test-renderers.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

export type { SignedIn };

/** The whole application with its own database, listening on a free port. */
export interface TestApp extends Pick<TestDatabase, 'db' | 'pool' | 'dataFolder'> {
  readonly clock: TestClock;
  readonly shop: Shop;
  readonly files: FileStore;
  readonly renderers: Renderers;
  readonly secrets: InstallationSecrets;
  readonly server: Server;
  readonly baseUrl: string;
  /** Every route it serves, as in `GET /cart/{assetId}`. */
  readonly routes: readonly string[];
  /** Starts a request, as in `app.http().get('/cart')`. */
  http(): Agent;
  /** Registers a new user with the password `correct horse`; with a role, a member of staff. */
  signUp(staffRole?: StaffRole): Promise<SignedIn>;
  /** Confirms a user's address, like following the link in the mail. */
  confirm(person: SignedIn): Promise<void>;
  /** Advances the clock day by day and runs everything that becomes due. */
  travel(milliseconds: number): Promise<void>;
  /** Runs every job that is due. */
  runJobs(): Promise<void>;
  /** Mails sent, as `.eml` texts, except those that ask new users to confirm their address. */
  outbox(): string[];
  /** Mails that ask new users to confirm their address. */
  confirmationMails(): string[];
  close(): Promise<void>;
}

const intakeProcess = pathToFileURL(programFile('intake-process'));
const likenessWorker = pathToFileURL(programFile('likeness-worker'));

interface TestAppOptions extends TestDatabaseOptions {
  readonly isProduction?: boolean;
  /** Null for the payment sandbox. */
  readonly stripe?: StripeAccount | null;
  /** Null disables sign-in through an issuer. */
  readonly oidc?: OidcSettings | null;
  readonly publicUrl?: string;
  readonly supportEmail?: string;
  readonly hasSampleCatalog?: boolean;
  /** Null writes mail to the outbox. */
  readonly smtp?: SmtpSettings | null;
  /** Null if no mail server forwards mail. */
  readonly incomingMailSecret?: string | null;
  /** Bearer token of `/metrics`; null restricts it to callers on this machine. */
  readonly metricsToken?: string | null;
  /** Reported delay of the event loop. */
  readonly lag?: Pick<EventLoopLag, 'milliseconds'>;
  /** By default files are tiny and there are no images. */
  readonly renderers?: Renderers;
  /** Days from a counter-notice until a pattern returns to sale. */
  readonly takedownRestoreDays?: number;
  /** Maximum disk space of uploads. */
  readonly uploadSpaceBytes?: number;
  /** Scans uploads; by default nothing does. */
  readonly malwareScanner?: MalwareScanner;
  /** Receives finished uploads; by default they begin submissions. */
  readonly receiveUpload?: ReceiveUpload;
  /** By default files are stored in the data folder. */
  readonly files?: FileStore;
  /** Creates the search backend; by default PostgreSQL answers searches. */
  readonly searchBackend?: (database: TestDatabase) => SearchBackend;
}

/** Creates the application for one test file; call `close` in `afterAll`. */
export async function createTestApp({
  isProduction = false,
  stripe = null,
  oidc = null,
  publicUrl = 'http://shop.example',
  supportEmail = 'support@halfdrop.example',
  hasSampleCatalog = true,
  smtp = null,
  incomingMailSecret = null,
  metricsToken = null,
  lag = { milliseconds: () => 0 },
  renderers = createTestRenderers(),
  uploadSpaceBytes = 10 * 1024 ** 3,
  takedownRestoreDays = 14,
  receiveUpload,
  malwareScanner,
  searchBackend: makeSearchBackend,
  files: givenFiles,
  ...databaseOptions
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(databaseOptions);
  const { db, heavyReads, writes, pool, dataFolder } = database;
  const searchBackend = makeSearchBackend?.(database) ?? null;
  const clock = createTestClock();
  const logger = createLogger('silent');
  const files = givenFiles ?? openFileStore({ driver: 'disk', folder: path.join(dataFolder, 'files') }, logger);
  const secrets = await installationSecrets(db);
  let baseUrl = '';
  const shop = createShop({
    db,
    pool,
    namedStatements: pool,
    heavyReads,
    writes,
    clock,
    logger,
    secrets,
    rateLimits: rateLimitsOfProcess,
    callLimits: rateLimitsOfProcess,
    sealingSecret: 'the secret that tests seal with',
    files,
    dataFolder,
    publicUrl,
    supportEmail,
    hasSampleCatalog,
    smtp,
    incomingMailSecret,
    oidcSettings: oidc,
    hasTestTools: !isProduction,
    stripe,
    renderers,
    searchBackend,
    intakeProcess,
    likenessWorker,
    uploadSpaceBytes,
    takedownRestoreDays,
    ...(receiveUpload && { receiveUpload }),
    ...(malwareScanner && { malwareScanner }),
    webhookUrl: () => `${baseUrl}/api/webhooks/sandbox`,
  });
  const travel = createTimeTravel({
    db,
    pool,
    clock: { now: () => clock.now(), putForward: (milliseconds) => clock.advance(milliseconds) },
    logger,
    jobs: shop.jobs,
    recurringJobs: shop.recurringJobs,
  });
  const app = createApp({
    shop,
    logger,
    publicUrl,
    trustedProxies: 'loopback',
    metricsToken,
    dataFolder,
    lag,
    isProduction,
    testTime: isProduction ? null : { clock, travel },
    whyNotReady: () => Promise.resolve(null),
    measures: [],
    files,
  });
  const server = createHttpServer(app.listener);
  baseUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    db,
    pool,
    dataFolder,
    clock,
    shop,
    files,
    renderers,
    secrets,
    server,
    baseUrl,
    routes: boundRoutes(app.router),
    http: () => request(baseUrl),
    signUp: (staffRole) => signUp({ db, clock, deviceSecret: secrets.accountLinks }, staffRole),
    confirm: ({ userId }) => markEmailConfirmed(db, userId, clock.now()),
    travel,
    runJobs: () => runDueJobs(pool, shop.jobs, logger),
    outbox: () => readOutbox(outboxFolder(dataFolder), (name) => !isConfirmation(name)),
    confirmationMails: () => readOutbox(outboxFolder(dataFolder), isConfirmation),
    close: async () => {
      await shop.changes.close();
      await drain(server, { grace: 1000 });
      await shop.likeness.close();
      await searchBackend?.close();
      await database.close();
    },
  };
}

const isConfirmation = (name: string) => name.startsWith('confirm-email-');

function readOutbox(folder: string, isWanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(isWanted);
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
