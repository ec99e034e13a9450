import { run } from '../run.mjs';
import { printerFor } from './output.mjs';

const say = printerFor('codegen');
const sources = [
  /^schema\/[^/]+\.graphql$/,
  /^web\/src\/.+\.graphql$/,
  /\.contract\.ts$/,
  /^codegen\//,
  /^codegen\.ts$/,
];
const isSource = (file) => file !== 'schema/schema.graphql' && sources.some((pattern) => pattern.test(file));

/**
 * Keeps generated files up to date.
 * @returns {(files: ReadonlySet<string>) => void} to be called with what has changed
 */
export function createCodegen() {
  let running = null;
  let isDue = false;

  async function generate() {
    const since = performance.now();
    do {
      isDue = false;
      // What is wrong has been printed.
      const isDone = await run(process.execPath, ['scripts/codegen.mjs'], { quiet: true }).then(
        () => true,
        () => false,
      );
      if (!isDone) say('failed; it is tried again at the next change');
      else if (!isDue) say(`done in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    } while (isDue);
    running = null;
  }

  return (files) => {
    if (![...files].some(isSource)) return;
    isDue = true;
    running ??= generate();
  };
}
