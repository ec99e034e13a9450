import { renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const ownRoot = path.join(__dirname, '../../..');

/**
 * Bundles what tests start as processes and threads: from its sources, it would be compiled anew at every start.
 * @param root of the repository, which may be another checkout
 */
export async function bundlePrograms(
  folder: string,
  entryPoints: readonly string[],
  root: string = ownRoot,
): Promise<void> {
  const outdir = path.join(root, folder);
  await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir,
    // Another run of the tests may be using what is replaced here.
    entryNames: `[name].${process.pid}`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    alias: {
      '@halfdrop/domain': path.join(root, 'domain/src/index.ts'),
      '@halfdrop/patterns': path.join(root, 'patterns/src/index.ts'),
    },
    logLevel: 'warning',
  });
  for (const name of entryPoints.map((entry) => path.basename(entry, '.ts')))
    renameSync(path.join(outdir, `${name}.${process.pid}.js`), path.join(outdir, `${name}.js`));
}

/** Before the tests of this workspace. */
export default function globalSetup(): Promise<void> {
  return bundlePrograms('patterns/dist-test', ['patterns/src/intake/isolation/intake-process.ts']);
}
