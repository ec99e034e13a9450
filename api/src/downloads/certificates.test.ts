import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';

let app: TestApp;
let buyer: SignedIn;
let assetId: string;
let orderId: string;
let held: { id: string; certificateCode: string; certificateUrl: string; licenseNumber: string };

beforeAll(async () => {
  app = await createTestApp();
  assetId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
  const order = await buy(app, buyer, [assetId], 900);
  orderId = order.id;
  held = order.items[0].entitlement;
});

const check = (code: string) => app.http().get(`/api/certificates/${encodeURIComponent(code)}`);
const grant = (license: 'extended' | 'commercial') =>
  app.db
    .transaction()
    .execute((trx) =>
      app.shop.downloads.grant(trx, { userId: buyer.userId, orderId: null }, [
        { assetId, title: 'Madder & Fern', license, termsVersion: null },
      ]),
    );
const revoke = () => app.db.transaction().execute((trx) => app.shop.downloads.revoke(trx, { orderId }));

test('the holder downloads a PDF whose signature anyone can check with the public key', async () => {
  const response = await app.http().get(held.certificateUrl).set(buyer.auth).responseType('blob').expect(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=Licence_${held.licenseNumber}.pdf`,
    'cache-control': 'private, no-store',
  });
  const pdf = await PDFDocument.load(response.body, { updateMetadata: false });
  const [, signature = ''] = /ed25519:([\w-]{86})/.exec(pdf.getKeywords() ?? '') ?? [];
  const { publicKey } = (await app.http().get('/api/verify-key').expect(200)).body.data;
  const facts = Buffer.from(pdf.getSubject() ?? '');
  expect(facts.toString()).toContain('"pattern":"Madder & Fern"');
  expect(verify(null, facts, createPublicKey(publicKey), Buffer.from(signature, 'base64url'))).toBe(true);
});

test('PR-14 nobody else downloads it', async () => {
  const other = await app.signUp();
  await app.http().get(held.certificateUrl).set(other.auth).expect(404);
  await app.http().get(held.certificateUrl).expect(401);
  await app.http().get('/api/downloads/nonsense/certificate').set(buyer.auth).expect(404);
});

test('anyone with the code sees that it is valid, and of its holder only the first letters', async () => {
  const { body } = await check(held.certificateCode.toLowerCase().replaceAll('-', ' ')).expect(200);
  expect(body.data).toMatchObject({
    code: held.certificateCode,
    status: 'valid',
    statusSince: null,
    title: 'Madder & Fern',
    license: 'standard',
    licenseNumber: held.licenseNumber,
    asset: { _id: assetId },
  });
  expect(body.data.holder).toMatch(/^B••• \d•••$/);
});

test('PR-15 after a refund the certificate says so, and link, file and certificate are gone at once', async () => {
  const { body } = await app.http().post(`/api/downloads/${held.id}/link`).set(buyer.auth).expect(200);
  await revoke();
  await revoke();
  await app.http().get(body.data.url).set(buyer.auth).expect(404);
  const sheet = await app.http().get(held.certificateUrl).set(buyer.auth).expect(404);
  expect(sheet.body.message).toBe('This licence is refunded; its certificate is no longer valid.');
  const checked = await check(held.certificateCode).expect(200);
  expect(checked.body.data).toMatchObject({ status: 'refunded', statusSince: app.clock.now().toISOString() });
});

test('a refund of some patterns leaves the others', async () => {
  await app.db
    .transaction()
    .execute((trx) => app.shop.downloads.revoke(trx, { orderId, assetIds: ['00000000-0000-4000-8000-000000000000'] }));
  expect((await check(held.certificateCode).expect(200)).body.data.status).toBe('valid');
});

test('a wider license takes the place of a narrower one, which comes back when the wider one is refunded', async () => {
  await grant('extended');
  expect((await check(held.certificateCode).expect(200)).body.data.status).toBe('superseded');
  const library = async () =>
    (await app.http().get('/api/downloads/library').set(buyer.auth).expect(200)).body.data.entitlements;
  expect((await library()).map(({ license }: { license: string }) => license)).toEqual(['extended']);
  const keys = await app.shop.downloads.heldKeys(app.db, buyer.userId, [assetId]);
  expect([...keys]).toEqual(expect.arrayContaining([`${assetId}:standard`, `${assetId}:extended`]));

  // As if the order of the wider license were refunded.
  await sql`update downloads_entitlement set order_id = case license when 'extended' then ${orderId}::uuid end
    where user_id = ${buyer.userId}`.execute(app.db);
  await revoke();
  expect((await library()).map(({ license }: { license: string }) => license)).toEqual(['standard']);
  expect((await check(held.certificateCode).expect(200)).body.data.status).toBe('valid');
});

test('unknown, mistyped and malformed codes answer alike', async () => {
  const codes = ['HDC-22222-33333-44444-55555', 'HDC-1', 'x'.repeat(90), "' or 1=1 --"];
  const answers = await Promise.all(codes.map((code) => check(code)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const words = answers.map(({ body }) => ({ ...body, requestId: '' }));
  expect(new Set(words.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('codes are 98 bits that never repeat', async () => {
  const { rows } = await sql<{ codes: number; longest: number }>`
    select count(distinct code)::int as codes, max(length(code)) as longest
    from (select downloads_new_certificate_code() as code from generate_series(1, 2000)) made`.execute(app.db);
  expect(rows).toEqual([{ codes: 2000, longest: 24 }]);
  expect(held.certificateCode).toMatch(/^HDC(-[2-9A-HJKMNP-TV-Z]{5}){4}$/);
});

test('whoever tries many codes is told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => check('HDC-22222-33333-44444-55555')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]?.body.code).toBe('rate_limited');
});
