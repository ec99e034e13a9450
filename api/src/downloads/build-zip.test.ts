import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testCertificate } from '../../test/support/test-certificate.ts';
import { testReadiness } from '../../test/support/test-renderers.ts';
import { buildZip } from './build-zip.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-zips-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that is gone fails the zip and leaves nothing behind', async () => {
  const plan = {
    target: path.join(folder, 'rose.zip'),
    files: [{ format: 'png' as const, form: 'tile' as const, name: 'Rose.png', path: path.join(folder, 'gone.png') }],
    stamp: { licensee: 'Ada', number: 'HDL-222222222222', terms: 'Standard licence' },
    licenseText: 'May be used.',
    readmeText: 'One tile.',
    certificate: testCertificate,
    readiness: await testReadiness(),
    facts: { assetId: 'HD-10000000' },
  };
  await expect(buildZip(plan)).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});
