import { generateCode, isGeneratedStale } from '../generated.mjs';
import { printerFor } from './output.mjs';

const say = printerFor('codegen');

/**
 * Keeps generated files up to date.
 * @returns {() => void} to be called after every change
 */
export function createCodegen() {
  let running = null;
  let isDue = false;

  async function generate() {
    do {
      const since = performance.now();
      isDue = false;
      // The error was already printed.
      const isDone = await generateCode().then(
        () => true,
        () => false,
      );
      say(isDone ? `done in ${((performance.now() - since) / 1000).toFixed(1)} s` : 'failed; the next change is tried');
      // Its own output was reported as changes, too.
    } while (isDue && isGeneratedStale());
    running = null;
  }

  return () => {
    isDue = true;
    if (isGeneratedStale()) running ??= generate();
  };
}
