import { startProcess } from '../processes.mjs';
import { printerFor } from './output.mjs';

/**
 * A process of `npm run dev` that is started anew when its sources have changed. One that ends by itself, or does not
 * start, waits for the next change.
 * @param {Omit<Parameters<typeof startProcess>[0], 'logs' | 'onLine' | 'isQuiet'> & {
 *   standIn?: { take: () => Promise<void>, leave: () => void } }} options `standIn` holds its port while it is away
 * @returns {{ start: () => Promise<string | undefined>, restart: () => Promise<void>, stop: () => Promise<void> }}
 * `start` resolves with the address that it tells, if it tells one, and rejects when it does not become ready
 */
export function createPart({ standIn, ...options }) {
  const say = printerFor(options.name);
  let current = null;
  let isWanted = true;
  /** Restarts take place one after the other. */
  let last = Promise.resolve();
  /** The restart that has not begun yet. */
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
    await end('kill'); // All parts bear it, and an orderly end takes a third of a second.
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
      // A restart may have got past its last look.
      await end('stop');
      standIn?.leave();
    },
  };
}
