import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a password takes to be checked, so that nearly all refusals come after one step. */
const STEP_MS = 50;

/**
 * Holds a refusal up until a whole number of steps has passed since its call began: what it has cost to refuse, such as
 * reading an account that is there, does not show in its time. What succeeds is not held up.
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
