import { startProcess } from '../processes.mjs';
import { printerFor } from './output.mjs';

/**
 * Manages a process of `npm run dev` that is restarted when its sources change. If it exits or fails to start, it waits
 * for the next change.
 * @param {Omit<Parameters<typeof startProcess>[0], 'logs' | 'onLine' | 'isQuiet'> & {
 *   standIn?: { take: () => Promise<void>, leave: () => void } }} options `standIn` holds its port while it is away
 * @returns {{ start: () => Promise<string | undefined>, restart: () => Promise<void>, stop: () => Promise<void> }}
 * `start` resolves to the address it reports, if any, and rejects if it does not become ready
 */
export function createPart({ standIn, ...options }) {
  const say = printerFor(options.name);
  let current = null;
  let isWanted = true;
  /** Serializes restarts. */
  let last = Promise.resolve();
  /** The pending restart. */
  let waiting = null;

  async function start() {
    const started = startProcess({ ...options, onLine: say, onListening: () => standIn?.leave() });
    current = started;
    const url = await started.ready;
    void tellEnd(started);
    return url;
  }

  async function tellEnd(started) {
    const { how } = await started.ended;
    if (current !== started) return;
    say(`has ended (${how}) and is started again at the next change`);
    await standIn?.take();
  }

  async function end(how) {
    const ending = current;
    current = null;
    await ending?.[how]();
  }

  async function startAgain() {
    waiting = null;
    const since = performance.now();
    await end('kill'); // Safe for all parts, whereas an orderly shutdown takes a third of a second.
    if (!isWanted) return;
    await standIn?.take();
    try {
      await start();
      say(`restarted in ${Math.round(performance.now() - since)} ms`);
    } catch (error) {
      say(isWanted ? error.message : 'stopped');
    }
  }

  return {
    start,
    restart() {
      waiting ??= last = last.then(startAgain);
      return waiting;
    },
    async stop() {
      isWanted = false;
      await end('stop');
      await last;
      // A restart may already be past its last check.
      await end('stop');
      standIn?.leave();
    },
  };
}
