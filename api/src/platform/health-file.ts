import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { Logger } from './logging/logger.ts';
import { writeFileAtomically } from './files/atomic-write.ts';

const EVERY_MS = 5000;
const STALE_AFTER_MS = 30_000;

interface HealthFileOptions {
  readonly file: string;
  /** Returns the reason the process cannot work, as one sentence, or null. */
  readonly whyNotReady: () => Promise<string | null>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Writes the health of a process without a port to a file every five seconds. Readers also check its age.
 * @returns a function that stops writing and removes the file
 */
export async function keepHealthFile({ file, whyNotReady, logger }: HealthFileOptions): Promise<() => Promise<void>> {
  const write = async () => {
    const reason = await whyNotReady();
    const health = { status: reason === null ? 'ready' : 'not ready', ...(reason !== null && { reason }) };
    await writeFileAtomically(file, `${JSON.stringify({ ...health, at: new Date().toISOString() })}\n`);
  };
  await write();
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = write().catch((error: unknown) => logger.warn({ err: error, file }, 'health could not be told'));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await writing;
    await rm(file, { force: true });
  };
}

const HealthSchema = v.object({ status: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) });

/** Returns whether a process has reported itself healthy within the last 30 seconds. */
export async function isSaidToBeWell(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), HealthSchema), text);
  return (
    health.success && health.output.status === 'ready' && Date.now() - Date.parse(health.output.at) < STALE_AFTER_MS
  );
}
