import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testCertificate } from '../../test/support/test-certificate.ts';
import { testReadiness } from '../../test/support/test-renderers.ts';
import type { Bundle, ZipPlan } from './downloads.ports.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import { createZipCache } from './zip-cache.ts';

const asset = { _id: 'a', skuId: '10000000', swatches: [] };
const entitlement: EntitlementRow = {
  id: 'e',
  user_id: 'u',
  asset_id: 'a',
  order_id: null,
  plan_name: null,
  subscription_id: null,
  title: 'Rose & Thorn',
  license: 'standard',
  palette: null,
  license_number: 'HDL-222222222222',
  certificate_code: 'HDC-22222333334444455555',
  license_terms_version: 4,
  holder_name: 'Ada',
  formats: ['png'],
  acquired_at: new Date(0),
  last_downloaded_at: null,
  revoked_at: null,
  superseded_at: null,
  superseded_by: null,
};
const wanted = { entitlement, asset, formats: entitlement.formats, palette: null };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-zip-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function createCache(bundle: Promise<Bundle>, patienceMilliseconds: number) {
  const plans: ZipPlan[] = [];
  const zips = createZipCache({
    folder: path.join(folder, 'zips'),
    publicUrl: 'http://shop.example',
    productionFiles: { find: () => Promise.resolve([]), make: () => bundle },
    certificateOf: () => Promise.resolve(testCertificate),
    pack: (plan) => {
      plans.push(plan);
      mkdirSync(path.dirname(plan.target), { recursive: true });
      writeFileSync(plan.target, 'zip');
      return Promise.resolve();
    },
    onWritten: () => undefined,
    patienceMilliseconds,
  });
  return { zips, plans };
}

async function rose(): Promise<Bundle> {
  const file = { format: 'png', form: 'tile', path: path.join(folder, 'png'), size: 1, sha256: '00' } as const;
  return { files: [file], readiness: await testReadiness() };
}

test('R-37 the zip is packed once, and says whose license it is and under which terms', async () => {
  const { zips, plans } = createCache(rose(), 60_000);
  const [first, second] = await Promise.all([zips.get(wanted), zips.get(wanted)]);
  expect([second, await zips.get(wanted)]).toEqual([first, first]);
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatchObject({
    files: [{ format: 'png', name: 'Rose_Thorn.png' }],
    stamp: { licensee: 'Ada', number: 'HDL-222222222222', terms: 'Halfdrop standard licence' },
  });
  expect(plans[0]?.licenseText).toContain('STANDARD LICENCE\nYou may use this pattern in personal and commercial');
  expect(plans[0]?.licenseText).toContain('http://shop.example/verify/HDC-22222-33333-44444-55555\n');
  expect(plans[0]?.certificate).toEqual(testCertificate);
  expect(plans[0]?.licenseText).toContain('version 4, http://shop.example/license-terms?version=4\n');
});

test('the files of a half-drop say which is the tile and which repeats straight, and what each is for', async () => {
  const { files, readiness } = await rose();
  const [tile] = files;
  if (!tile) throw new Error('a bundle has files');
  const straight = { ...tile, form: 'straight-repeat' as const };
  const bundle = { files: [tile, straight], readiness: { ...readiness, layout: 'half-drop' as const } };
  const { zips, plans } = createCache(Promise.resolve(bundle), 60_000);
  await zips.get(wanted);
  expect(plans[0]?.files.map(({ name }) => name)).toEqual(['Rose_Thorn-tile.png', 'Rose_Thorn-straight-repeat.png']);
  expect(plans[0]?.readmeText).toContain(
    'ONE TILE: 64 x 64 px, 0.5 x 0.5 cm at 300 dpi\nFor programs and print services that lay a half-drop repeat themselves.\n  Rose_Thorn-tile.png\n',
  );
  expect(plans[0]?.readmeText).toContain('STRAIGHT REPEAT: 128 x 64 px, 1.1 x 0.5 cm at 300 dpi\n');
});

test('another palette is another zip, named by it', async () => {
  const { zips, plans } = createCache(rose(), 60_000);
  const own = await zips.get(wanted);
  const delft = await zips.get({ ...wanted, palette: { slug: 'delft', name: 'Delft' } });
  expect(delft.etag).not.toBe(own.etag);
  expect(plans.map(({ files }) => files[0]?.name)).toEqual(['Rose_Thorn.png', 'Rose_Thorn_Delft.png']);
  expect(plans[1]?.licenseText).toContain('These files:    Delft\n');
});

test('who waits too long is told to come again, and the making goes on', async () => {
  let finish = (_bundle: Bundle) => {};
  const { zips, plans } = createCache(new Promise<Bundle>((resolve) => (finish = resolve)), 0);
  await expect(zips.get(wanted)).rejects.toMatchObject({
    code: 'files_not_ready',
    details: { retryAfterSeconds: 2 },
  });
  finish(await rose());
  while (plans.length === 0) await new Promise(setImmediate);
  expect(plans).toHaveLength(1);
});
