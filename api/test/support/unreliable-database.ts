import type { Response } from 'supertest';
import type { Database } from '../../src/database.ts';
import { connectDatabase, type DatabaseConnection } from '../../src/platform/database/database.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { createBreakableRoute, type BreakableRoute, type Moment } from './breakable-route.ts';
import { signUp, type SignedIn } from './sign-up.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The two moments at which a connection can break. */
export const moments = ['before', 'after'] as const;

/** Normally each statement is broken either before or after it ran, alternately; the long run breaks each both ways. */
const STRIDE = process.env['TRUST_EVERY_STATEMENT'] === '1' ? 1 : 2;

/** An application whose database connections can be broken at any statement. */
export interface UnreliableApp {
  readonly app: TestApp;
  /** An independent connection whose statements are not counted. */
  readonly onlooker: DatabaseConnection<Database>;
  /**
   * Repeats a run, breaking one statement after the other, until a run completes unbroken; returns the number of the
   * last statement.
   */
  atEveryStatement(moment: Moment, run: (arm: () => void) => Promise<void>): Promise<number>;
  /**
   * Registers a new user. The connection broken last may still be in a pool that has not noticed, so the setup for the
   * next statement bypasses the proxy or retries.
   */
  someone(): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Starts the application on a database reached through the breakable proxy. */
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

/** Repeats a request until it is accepted; the only allowed failure is unavailability. */
export async function persistently(send: () => PromiseLike<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status < 500) return response;
    expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
    expect(response.headers['retry-after']).toBe('1');
  }
}

/** Waits until a condition holds, up to the longest time a worker may take. */
export async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isTrue()) && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
}
