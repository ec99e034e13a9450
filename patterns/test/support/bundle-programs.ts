import { renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { serverBundle } from '../../../scripts/lib/server-bundle.mjs';

const ownRoot = path.join(__dirname, '../../..');

/**
 * Bundles the processes and threads that tests start, as the build does: reading their files would take most of a
 * start.
 * @param root the root of the repository, which may be another checkout
 */
export async function bundlePrograms(
  folder: string,
  entryPoints: readonly string[],
  root: string = ownRoot,
): Promise<void> {
  const outdir = path.join(root, folder);
  await build({
    ...serverBundle,
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir,
    // A concurrent test run may be using the files replaced here.
    entryNames: `[name].${process.pid}`,
    alias: {
      '@halfdrop/domain': path.join(root, 'domain/src/index.ts'),
      '@halfdrop/patterns': path.join(root, 'patterns/src/index.ts'),
    },
  });
  for (const name of entryPoints.map((entry) => path.basename(entry, '.ts')))
    renameSync(path.join(outdir, `${name}.${process.pid}.js`), path.join(outdir, `${name}.js`));
}

/** Runs before the tests of this workspace. */
export default function globalSetup(): Promise<void> {
  return bundlePrograms('patterns/dist-test', ['patterns/src/intake/isolation/intake-process.ts']);
}
