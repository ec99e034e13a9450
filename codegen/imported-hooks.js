import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['web/src', 'web/test'];
const hookName = /\buse\w+(?:Query|Mutation|Subscription)\b/g;

/**
 * Returns the names in the web app's own code that may be hooks of operations: only these are generated.
 * @returns {Set<string>}
 */
export function importedHooks() {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'))
      .map((name) => path.join(folder, name)),
  );
  return new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(hookName) ?? []).toSorted());
}
