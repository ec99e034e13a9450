import { describeOpenPages } from './browser.ts';

/** A step of a journey: a test that starts where the previous one ended. */
export type Step = (title: string, run: () => Promise<void>) => void;

/**
 * Creates the `step` function of one journey. After a failed step, the content of the open pages is printed, and later
 * steps fail immediately with a reference to it.
 */
export function journey(): Step {
  let failedStep: string | null = null;
  return (title, run) => {
    test(title, async () => {
      if (failedStep !== null) throw new Error(`Not walked: "${failedStep}" failed before.`);
      try {
        await run();
      } catch (error) {
        failedStep = title;
        console.error(await describeOpenPages());
        throw error;
      }
    });
  };
}
