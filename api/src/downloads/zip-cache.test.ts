import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testCertificate } from '../../test/support/test-certificate.ts';
import { testReadiness } from '../../test/support/test-files.ts';
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
const wanted = { entitlement, asset, formats: entitlement.formats };

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
    productionFiles: { find: () => Promise.resolve(null), make: () => bundle },
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
  const file = { format: 'png', path: path.join(folder, 'png'), size: 1, sha256: '00' } as const;
  return { files: [file], readiness: await testReadiness() };
}

test('R-37 the zip is packed once, and says whose licence it is and under which terms', async () => {
  const { zips, plans } = createCache(rose(), 60_000);
  const [first, second] = await Promise.all([zips(wanted), zips(wanted)]);
  expect([second, await zips(wanted)]).toEqual([first, first]);
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatchObject({
    files: [{ format: 'png', name: 'Rose_Thorn.png' }],
    licence: { licensee: 'Ada', number: 'HDL-222222222222', terms: 'Halfdrop standard licence' },
  });
  expect(plans[0]?.licenseText).toContain('STANDARD LICENCE\nYou may use this pattern in personal and commercial');
  expect(plans[0]?.licenseText).toContain('http://shop.example/verify/HDC-22222-33333-44444-55555\n');
  expect(plans[0]?.certificate).toEqual(testCertificate);
  expect(plans[0]?.licenseText).toContain('version 4, http://shop.example/license-terms?version=4\n');
});

test('who waits too long is told to come again, and the making goes on', async () => {
  let finish = (_bundle: Bundle) => {};
  const { zips, plans } = createCache(new Promise<Bundle>((resolve) => (finish = resolve)), 0);
  await expect(zips(wanted)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 10 },
  });
  finish(await rose());
  while (plans.length === 0) await new Promise(setImmediate);
  expect(plans).toHaveLength(1);
});
