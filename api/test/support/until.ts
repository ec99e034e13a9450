import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;

/** Waits until a condition holds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`This did not come true: ${isTrue.toString()}`);
    await pause(10);
  }
}
