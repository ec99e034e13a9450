import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { testBucket, testCredentials, testS3 } from '../../test/support/file-stores.ts';
import { programFile } from '../../test/support/programs.ts';
import { startS3StandIn, type S3StandIn } from '../../test/support/s3/stand-in.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { publishMaster } from '../../test/support/test-masters.ts';
import { waitUntil } from '../../test/support/unreliable-database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { createRenderers, type Renderers } from './renderers.ts';

const master = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">' +
    '<rect width="100" height="100" fill="#f2e6d8"/><circle cx="50" cy="50" r="18" fill="#aa3333"/></svg>',
);

let place: Awaited<ReturnType<typeof testS3>>;
let files: FileStore;
let renderers: Renderers;
let app: TestApp;
let drawing: string;
beforeAll(async () => {
  place = await testS3();
  files = openFileStore(place.settings, { warn: () => undefined });
  renderers = createRenderers(pathToFileURL(programFile('render-worker')));
  app = await createTestApp({ renderers, files });
  drawing = await publishMaster(app, { title: 'Drawn Dots', bytes: master });
});
afterAll(async () => {
  await renderers.close();
  await app.close();
  files.close();
  await place.close();
});

const preview = (width: number) => app.http().get(`/products/${drawing}/preview?format=jpeg&w=${width}`);
/** Clears local copies, as on a machine without the master or anything generated from it. */
async function forget(): Promise<void> {
  await rm(place.settings.copies, { recursive: true, force: true });
  await rm(`${app.dataFolder}/previews`, { recursive: true, force: true });
}

test('a master is kept in the bucket alone, untouched', () => {
  expect([...place.server.objects.values()]).toEqual([master]);
});

test('a machine without a copy draws from the bucket', async () => {
  await forget();
  const { body } = await preview(480).responseType('blob').expect(200);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
  expect(place.server.calls.filter((call) => call.startsWith('GET'))).toHaveLength(1);
});

test('while the bucket cannot be reached, what was made is served, and all else is answered 503', async () => {
  await preview(480).expect(200);
  const { port } = new URL(place.server.url);
  await place.server.close();

  await preview(480).expect(200);
  await forget();
  const refused = await preview(960).expect(503);
  expect(refused.body.code).toBe('unavailable');
  expect(refused.headers['retry-after']).toBe('1');
  const another = { title: 'More Dots', bytes: Buffer.from(`${master.toString()} `) };
  const upload = publishMaster(app, another);
  await expect(upload).rejects.toMatchObject({ code: 'unavailable' });
  expect(await healthOnce('unavailable')).toEqual({ status: 'ready', files: 'unavailable' });

  const back: S3StandIn = await startS3StandIn({
    bucket: testBucket,
    credentials: testCredentials,
    port: Number(port),
  });
  for (const [name, bytes] of place.server.objects) back.objects.set(name, bytes);
  await preview(960).expect(200);
  expect(await healthOnce('ok')).toEqual({ status: 'ready', files: 'ok' });
  await back.close();
});

/** Waits for the health check to report a status of the file store. */
async function healthOnce(told: string): Promise<unknown> {
  let said: { readonly files?: string } = {};
  await waitUntil(async () => {
    said = (await app.http().get('/health/ready').expect(200)).body;
    return said.files === told;
  });
  return said;
}
