import { describeOpenPages } from './browser.ts';

/** A step of a journey: a test that begins where the one before it ended. */
export type Step = (title: string, run: () => Promise<void>) => void;

/**
 * Makes the `step` of one journey. After a step that failed, what the open pages show is printed, and the later ones fail
 * at once, with a reference to it.
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
