import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a password check, so that nearly all refusals take one step. */
const STEP_MS = 50;

/**
 * Delays a refusal to a multiple of the step, measured from the start of the call, so that its timing does not reveal
 * the work done, such as loading an existing account. Successful calls are not delayed.
 */
export async function refusedInSteps<Result>(call: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await call();
  } catch (refusal) {
    await pause(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
    throw refusal;
  }
}
