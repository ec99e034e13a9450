import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = async (address: string) => (await app.http().get(address).expect(200)).body.data;

async function insertCollection(roles: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog_collection (slug, name, designer_id, palette, description, position)
    select 'spring-border', 'Spring Border', id, 'delft', 'Borders.', 1 from catalog_designer where slug = 'studio-test'
    returning id`.execute(app.db);
  for (const [id, role] of Object.entries(roles)) {
    await sql`
      update catalog_asset set collection_id = ${rows[0]?.id}, collection_role = ${role}, seam_verified = true
      where id = ${id}`.execute(app.db);
  }
}

test('a pattern names its collection and its role there, and its companions come hero first', async () => {
  const [blender, coordinate, hero, loose, gone] = await Promise.all(
    ['Dots', 'Sprigs', 'Peonies', 'Loose', 'Gone'].map((title) => insertTestAsset(app.db, { title })),
  );
  if (!blender || !coordinate || !hero || !loose || !gone) throw new Error('the assets were not stored');
  await insertCollection({ [blender]: 'blender', [coordinate]: 'coordinate', [hero]: 'hero', [gone]: 'coordinate' });
  await sql`update catalog_asset set status = 'withdrawn' where id = ${gone}`.execute(app.db);

  const companions = async (id: string) =>
    (await get(`/open-api/assets/${id}/coordinates`)).assets.map(({ _id }: { _id: string }) => _id);
  expect(await companions(blender)).toEqual([hero, coordinate]);
  expect(await companions(hero)).toEqual([coordinate, blender]);
  expect(await companions(loose)).toEqual([]);
  expect(await get(`/open-api/assets/${hero}`)).toMatchObject({
    collection: { slug: 'spring-border', name: 'Spring Border' },
    role: 'hero',
    isSeamVerified: true,
  });
  expect(await get(`/open-api/assets/${loose}`)).toMatchObject({ collection: null, role: null, isSeamVerified: false });
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('%s has no companions', async (id) => {
  await app.http().get(`/open-api/assets/${id}/coordinates`).expect(404);
});

test('the palettes of the shop are listed, and a pattern names those that do not suit it', async () => {
  const { palettes }: { palettes: { slug: string }[] } = await get('/open-api/palettes');
  expect(palettes.length).toBeGreaterThanOrEqual(48);
  expect(palettes).toContainEqual(expect.objectContaining({ slug: 'delft', ground: expect.stringMatching(/^#/) }));
  const id = await insertTestAsset(app.db, { title: 'Wash' });
  await sql`update artwork_source set family = 'watercolour' where asset_id = ${id}`.execute(app.db);
  const { unsuitedPalettes } = (await get(`/open-api/assets/${id}`)).recolor;
  expect(unsuitedPalettes).toContain('midnight-garden');
  expect(palettes.map(({ slug }) => slug)).toEqual(expect.arrayContaining(unsuitedPalettes));
});
