import { capture } from '../lib/capture.mjs';

const ignored = ['scripts/gates/fixtures/**', '**/generated/**', '**/*.generated.ts', '**/dist*/**'];

/**
 * Checks sizes: files have at most 250 lines and functions 60; test files 500, with functions of any length.
 * @param {{ root: string, tree: string, sources: readonly string[] }} where
 * @returns {Promise<string>} one line per violation
 */
export async function sizes({ root, tree, sources }) {
  const { output } = await capture(
    'oxlint/bin/oxlint',
    [
      '-c',
      `${root}/scripts/gates/sizes.oxlintrc.json`,
      '--format=json',
      ...ignored.flatMap((pattern) => ['--ignore-pattern', pattern]),
      ...sources,
    ],
    { root, cwd: tree },
  );
  return JSON.parse(output)
    .diagnostics.map(({ filename, message }) => `${filename}: ${message}`)
    .join('\n');
}
