import { existsSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../e2e/support/supervised-shop.ts';

/** The machine clock as seen by programs started with its settings. */
export interface MachineClock {
  readonly settings: Readonly<Record<string, string>>;
  /** Sets the clock to an instant, from which it continues. */
  show(instant: Date): Promise<void>;
}

const LIBRARIES = '/usr/lib';

/** Interval at which faketime rereads the time, in seconds. */
const REREAD_SECONDS = 1;

/**
 * Creates an adjustable clock, using faketime.
 * @param folder stores the displayed time
 * @param url returns the URL of an api started with the clock: its reported time shows whether the clock has moved
 * @throws Error that names the Debian package
 */
export async function machineClock(folder: string, url: () => string): Promise<MachineClock> {
  const file = path.join(folder, 'clock');
  const write = async (seconds: number) => {
    await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    await rename(`${file}.new`, file);
  };
  await write(0);
  return {
    settings: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(REREAD_SECONDS),
      // Timers use the monotonic clock, which is never wrong.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    async show(instant) {
      const difference = Math.round((instant.getTime() - Date.now()) / 1000);
      await write(difference);
      await until(async () => {
        const told = Date.parse((await fetch(`${url()}/health`)).headers.get('date') ?? '');
        return Math.abs(told - Date.now() - difference * 1000) < 2000;
      });
    },
  };
}

function findLibrary(): string {
  const found = readdirSync(LIBRARIES)
    .map((name) => path.join(LIBRARIES, name, 'faketime/libfaketime.so.1'))
    .find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('This needs what Debian has as: apt-get install --no-install-recommends faketime');
  return found;
}
