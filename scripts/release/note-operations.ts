import { writeFileSync } from 'node:fs';
import { currentOperations, releasedOperations } from '@halfdrop/schema/operations';
import { withRelease } from './with-release.ts';

const FILE = 'schema/released-operations.json';

/** Records the operations of a release, so that its pages still work after later releases. */
const [version = ''] = process.argv.slice(2);
if (/^\d+\.\d+\.\d+$/.test(version)) {
  const released = withRelease(releasedOperations, version, currentOperations);
  writeFileSync(FILE, `${JSON.stringify(released, null, 2)}\n`);
  console.log(`${FILE} has the operations of ${released.releases.join(', ')}. Commit it with the release.`);
} else {
  console.error('Usage: npm run release:operations -- <version>, such as 1.4.0');
  process.exitCode = 1;
}
