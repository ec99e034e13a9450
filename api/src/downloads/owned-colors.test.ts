import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import type { EntitlementDto } from './downloads.contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function bought(assetId: string): Promise<SignedIn & { readonly held: EntitlementDto }> {
  const buyer = await app.signUp();
  await buy(app, buyer, [assetId], 900);
  const { body } = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
  return { ...buyer, held: body.data.entitlements[0] };
}

/** Replaces a generated pattern with an uploaded picture, which has no palettes. */
async function replaceArtwork(assetId: string): Promise<void> {
  const master = { mediaType: 'image/png', pixels: 4000, inks: null, isPlainDrawing: null, isLayered: false };
  const upload = { assetId, repeat: 'block', sha256: 'ab'.repeat(32), master, creationMethod: 'digital' } as const;
  const at = app.clock.now();
  await app.db.transaction().execute((trx) => app.shop.artworks.putUpload(trx, { ...upload, at }));
}

test('R-23 a buyer is offered the palettes of the file that was bought, also when another has taken its place', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
  const before = await bought(assetId);
  app.clock.advance(60_000);
  await replaceArtwork(assetId);
  app.clock.advance(60_000);
  const after = await bought(assetId);

  const { body } = await app.http().get('/api/downloads/library').set(before.auth).expect(200);
  expect(before.held.recolor).toMatchObject({ unsuitedPalettes: expect.any(Array) });
  expect(body.data.entitlements[0].recolor).toEqual(before.held.recolor);
  expect(after.held.recolor).toBeNull();

  const link = ({ auth, held }: typeof before) =>
    app.http().post(`/api/downloads/${held.id}/link`).set(auth).send({ palette: 'delft' });
  expect((await link(before).expect(200)).body.data.fileName).toMatch(/Delft/);
  expect((await link(after).expect(422)).body.errors).toMatchObject([{ path: 'palette' }]);
});
