import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { bundlePrograms } from '../../../patterns/test/support/bundle-programs.ts';
import { startTestServer } from './test-server.ts';

/** Builds the programs that tests start, and starts the shared database server. */
export default async function globalSetup(): Promise<void> {
  await bundlePrograms('api/dist-test', [
    'api/src/main.ts',
    'api/src/health-check.ts',
    'api/src/artwork/render-worker.ts',
    'api/src/search/likeness/likeness-worker.ts',
    'api/src/search/memory/search-worker.ts',
    'api/test/support/launch-once.ts',
    'api/test/support/put-file.ts',
    'patterns/src/intake/isolation/intake-process.ts',
  ]);
  const migrations = path.join(__dirname, '../../dist-test/migrations');
  if (!existsSync(migrations)) symlinkSync('../migrations', migrations);
  await startTestServer();
}
