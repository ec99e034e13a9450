import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UploadCheck } from '../../src/artwork/check-upload.ts';
import type { CheckTask, UploadChecker } from '../../src/artwork/render-task.ts';
import { createRenderers, type Renderers } from '../../src/artwork/renderers.ts';
import { programFile } from './programs.ts';

/** Check results by file and claim, shared by all test files of this worker. */
const found = new Map<string, UploadCheck>();

/**
 * Creates the shop's renderers. A check takes a second and most tests upload the same drawing, so results are cached
 * per claim.
 */
export function createShopRenderers(): Renderers {
  const renderers = createRenderers(pathToFileURL(programFile('render-worker')));
  return { ...renderers, checks: checkedOnce(renderers.checks) };
}

function checkedOnce(checks: UploadChecker): UploadChecker {
  return {
    async run(task, urgency) {
      const key = keyOf(task);
      const check = found.get(key) ?? (await checks.run(task, urgency));
      found.set(key, check);
      return check;
    },
  };
}

/** Masters are stored under the hash of their bytes. */
function keyOf({ file, claim }: CheckTask): string {
  return JSON.stringify([path.basename(file), claim]);
}
