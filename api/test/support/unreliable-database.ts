import type { Response } from 'supertest';
import type { Database } from '../../src/database.ts';
import { connectDatabase, type DatabaseConnection } from '../../src/platform/database/database.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { createBreakableRoute, type BreakableRoute, type Moment } from './breakable-route.ts';
import { signUp, type SignedIn } from './sign-up.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Both sides of a statement that a connection can break on. */
export const moments = ['before', 'after'] as const;

/** Each statement is broken before or after it was run, in turns; the long round breaks each both ways. */
const STRIDE = process.env['TRUST_EVERY_STATEMENT'] === '1' ? 1 : 2;

/** An application whose connections to its database can be broken at any statement. */
export interface UnreliableApp {
  readonly app: TestApp;
  /** Looks on without being counted. */
  readonly onlooker: DatabaseConnection<Database>;
  /** Does it with one statement after the other broken, until a run passes untouched; returns which was the last. */
  atEveryStatement(moment: Moment, run: (arm: () => void) => Promise<void>): Promise<number>;
  /**
   * Someone new. The connection that was broken last may still lie in a pool, its end not yet heard of: who is made ready
   * for the next statement comes past the breakable route or is patient.
   */
  someone(): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Starts the application on a database that is reached over a breakable route. */
export async function createUnreliableApp(): Promise<UnreliableApp> {
  const { onlooker, route, app } = await start();
  return {
    app,
    onlooker,
    async atEveryStatement(moment, run) {
      for (let statement = moment === 'before' ? 1 : STRIDE; ; statement += STRIDE) {
        await run(() => route.breakAt(statement, moment));
        if (!route.mend()) return statement - STRIDE;
      }
    },
    someone: () => signUp({ db: onlooker.db, clock: app.clock, deviceSecret: app.secrets.accountLinks }),
    async close() {
      await onlooker.close();
      await app.close();
      await route.close();
    },
  };
}

async function start() {
  const paths: { onlooker?: DatabaseConnection<Database>; route?: BreakableRoute } = {};
  const app = await createTestApp({
    reach: async (address) => {
      paths.onlooker = connectDatabase<Database>(address, createLogger('silent'), { maximumConnections: 2 });
      paths.route = await createBreakableRoute(address);
      return paths.route.address;
    },
  });
  const { onlooker, route } = paths;
  if (!onlooker || !route) throw new Error('The application has not asked how to reach its database');
  return { app, onlooker, route };
}

/** Sends a request until it is not refused; the shop may refuse it as not available and in no other way. */
export async function persistently(send: () => PromiseLike<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status < 500) return response;
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
    expect(response.headers['retry-after']).toBe('1');
  }
}

/** Waits until something has come true, or for as long as a worker may take at most. */
export async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isTrue()) && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
