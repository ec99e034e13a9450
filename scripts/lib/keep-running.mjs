import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './processes.mjs';

/** Uptime in milliseconds after which a process counts as healthy: its next exit starts a new episode. */
const WELL_AFTER_MS = 5_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/**
 * Starts a process and, once it has been ready, restarts it whenever it exits: immediately the first time, with growing
 * delays if it keeps exiting, and without ever giving up. An episode is reported once at its start and once at its end.
 * @param {Parameters<typeof startProcess>[0] & {
 *   standIn?: { take: () => Promise<void>, leave: () => void } }} options `standIn` holds its port while it is away
 * @returns {{ ready: Promise<void>, stop: () => Promise<void> }} `ready` refers to the first start and rejects if it
 * fails
 */
export function keepRunning({ standIn, ...options }) {
  const stopping = new AbortController();
  const launch = (isRepeated = false) =>
    startProcess({ ...options, isQuiet: isRepeated, onListening: () => standIn?.leave() });
  let current = launch();

  /** Waits for a process that was ready to exit. */
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
