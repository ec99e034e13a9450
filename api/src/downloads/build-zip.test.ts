import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildZip } from './build-zip.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-zips-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that is gone fails the zip, not the process, and leaves nothing behind', async () => {
  const entitlement = {
    id: 'e',
    user_id: 'u',
    asset_id: 'a',
    order_id: null,
    title: 'Rose',
    license: 'standard' as const,
    license_number: 'HDL-222222222222',
    holder_name: 'Ada',
    formats: ['png' as const],
    acquired_at: new Date(0),
    last_downloaded_at: null,
    revoked_at: null,
  };
  const gone = { path: path.join(folder, 'gone.png'), size: 1, sha256: '00' };
  const content = {
    entitlement,
    assetId: 'HD-10000000',
    baseName: 'Rose',
    files: [{ format: 'png' as const, file: gone }],
  };
  await expect(buildZip(path.join(folder, 'rose.zip'), content)).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});
