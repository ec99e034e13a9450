import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './processes.mjs';

/** A process that lasted this long, in milliseconds, was well: its next death is another episode. */
const WELL_AFTER_MS = 5_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/**
 * Starts a process and, once it has been ready, starts it again whenever it ends by itself: at once the first time, with
 * growing pauses when it keeps ending, and without ever giving up. An episode is told once at its start and once at its
 * end.
 * @param {Parameters<typeof startProcess>[0] & {
 *   standIn?: { take: () => Promise<void>, leave: () => void } }} options `standIn` holds its port while it is away
 * @returns {{ ready: Promise<void>, stop: () => Promise<void> }} `ready` is about the first start and rejects when that
 * fails
 */
export function keepRunning({ standIn, ...options }) {
  const stopping = new AbortController();
  const launch = (isRepeated = false) =>
    startProcess({ ...options, isQuiet: isRepeated, onListening: () => standIn?.leave() });
  let current = launch();

  /** Waits for the end of a process that was ready. */
  async function untilGone() {
    const readyAt = performance.now();
    const { how } = await current.ended;
    return { how, wasWell: performance.now() - readyAt > WELL_AFTER_MS };
  }

  async function startAgain(isRepeated) {
    current = launch(isRepeated);
    return current.ready.then(
      () => true,
      () => false,
    );
  }

  async function keep() {
    let deaths = 0;
    let isReady = true;
    let isToldAway = false;
    while (!stopping.signal.aborted) {
      const { how, wasWell } = isReady ? await untilGone() : { how: '', wasWell: false };
      if (stopping.signal.aborted) return;
      await standIn?.take();
      if (wasWell) deaths = 0;
      deaths += 1;
      if (deaths === 1) {
        console.error(`The ${options.name} has ended (${how}) and is started again.`);
        isToldAway = true;
      }
      await pause(pauseBefore(deaths), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      isReady = await startAgain(deaths > 1);
      if (!isReady || !isToldAway) continue;
      console.log(`The ${options.name} runs again.`);
      isToldAway = false;
    }
  }

  const kept = current.ready.then(keep, () => undefined);
  return {
    ready: current.ready,
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
      standIn?.leave();
    },
  };
}

function pauseBefore(deaths) {
  return deaths === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 2), MAX_PAUSE_MS);
}
