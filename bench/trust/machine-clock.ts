import { existsSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../e2e/support/supervised-shop.ts';

/** The clock of a machine as programs see it that are started with its settings. */
export interface MachineClock {
  readonly settings: Readonly<Record<string, string>>;
  /** Has it show an instant from now on, and go on from there. */
  show(instant: Date): Promise<void>;
}

const LIBRARIES = '/usr/lib';

/** faketime looks for a new time once in so many seconds. */
const REREAD_SECONDS = 1;

/**
 * A clock that can be put wrong, by faketime.
 * @param folder where what it shows is written down
 * @param url of an api that has started with it: what it tells of the time says whether the clock has moved
 * @throws Error that names the package of Debian
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
      // Timers go by a clock that nobody puts wrong.
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
