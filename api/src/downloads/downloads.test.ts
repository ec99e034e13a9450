import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { fillDisk } from '../../test/support/full-disk.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy, checkout, pay } from '../../test/support/test-purchase.ts';
import { readyLink, unzip } from '../../test/support/test-zip.ts';
import { LINK_MILLISECONDS } from './download-link.ts';

let app: TestApp;
let buyer: SignedIn;
let assetId: string;
let entitlementId: string;
let link: string;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  assetId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
  const order = await buy(app, buyer, [assetId], 900);
  entitlementId = order.items[0].entitlement.id;
  await readyLink(app, buyer, entitlementId);
  link = await freshLink();
});

async function freshLink(): Promise<string> {
  const response = await app.http().post(`/api/downloads/${entitlementId}/link`).set(buyer.auth).expect(200);
  cookie = cookieOf(response);
  return response.body.data.url;
}
/** Returns the cookie that a browser would send back after creating a link. */
const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
/** Counts of the public asset and of the search row. */
async function downloadCounts(): Promise<number[]> {
  const response = await app.http().get(`/open-api/assets/${assetId}`).expect(200);
  const { rows } = await sql<{ popularity: number }>`
    select popularity from search_asset where asset_id = ${assetId}
  `.execute(app.db);
  return [response.body.data.downloadCount, rows[0]?.popularity ?? 0];
}
/** Requests a URL like a browser that holds the cookie. */
const get = (url: string) => app.http().get(url).set('cookie', cookie);
const fetchZip = (url: string) => get(url).responseType('blob');

describe('the library', () => {
  test('EN-29 BC-30 lists what was bought with license number and formats', async () => {
    const response = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
    expect(response.body.data.pagination.totalItems).toBe(1);
    expect(response.body.data.entitlements[0]).toMatchObject({
      id: entitlementId,
      title: 'Madder & Fern',
      license: 'standard',
      formats: ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'],
      lastDownloadedAt: null,
      asset: { _id: assetId },
    });
  });

  test('tells which of many assets are owned', async () => {
    const ids = [assetId, '00000000-0000-4000-8000-000000000000', 'nonsense'].join(',');
    const response = await app.http().get(`/api/downloads/owned?ids=${ids}`).set(buyer.auth).expect(200);
    expect(response.body.data.ids).toEqual([assetId]);
  });

  test('PR-14 of another is not seen', async () => {
    const other = await app.signUp();
    const response = await app.http().get('/api/downloads/library').set(other.auth).expect(200);
    expect(response.body.data.entitlements).toEqual([]);
    await app.http().post(`/api/downloads/${entitlementId}/link`).set(other.auth).expect(404);
    await app.http().get('/api/downloads/library').expect(401);
  });

  test('keeps a pattern that has left the shop', async () => {
    await sql`update catalog_asset set status = 'withdrawn'`.execute(app.db);
    const response = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
    const zip = await fetchZip(link);
    await sql`update catalog_asset set status = 'approved'`.execute(app.db);
    expect(response.body.data.entitlements[0].title).toBe('Madder & Fern');
    expect(zip.status).toBe(200);
  });
});

describe('the zip', () => {
  test('EN-28 holds the files, the license with its number and holder, and their checksums', async () => {
    const response = await fetchZip(link).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=Madder_Fern.zip',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
    });
    const files = await unzip(response.body);
    expect([...files.keys()]).toEqual([
      'Madder_Fern.psd',
      'Madder_Fern.jpg',
      'Madder_Fern.png',
      'Madder_Fern.svg',
      'Madder_Fern.pdf',
      'Madder_Fern.eps',
      'Madder_Fern.ai',
      'CERTIFICATE.pdf',
      'LICENSE.txt',
      'README.txt',
      'PRINT-READINESS.txt',
      'manifest.json',
    ]);
    const license = files.get('LICENSE.txt')?.toString() ?? '';
    expect(license).toMatch(/Licence number: HDL-[2-9A-Z]{12}\nHolder: {9}Buyer \d+\n/);
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '');
    expect(license).toContain(manifest.licenseNumber);
    for (const { path: name, bytes, sha256 } of manifest.files) {
      const content = files.get(name) ?? Buffer.alloc(0);
      expect(content.length).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
  });

  test('F1 is saved and never shown: an attachment without a guess at its kind, in a sandbox', async () => {
    const { headers } = await fetchZip(link).expect(200);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('is the same, byte for byte, when it is made again', async () => {
    const first = await fetchZip(link).expect(200);
    rmSync(path.join(app.dataFolder, 'files', 'zips'), { recursive: true });
    const second = await fetchZip(link).expect(200);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test('goes on where a broken download stopped', async () => {
    const whole = await fetchZip(link).expect(200);
    const { etag = '' } = whole.headers;
    const rest = await fetchZip(link).set('range', 'bytes=100-').set('if-range', etag).expect(206);
    expect(rest.body.equals(whole.body.subarray(100))).toBe(true);
    const changed = await fetchZip(link).set('range', 'bytes=100-').set('if-range', '"other"').expect(200);
    expect(changed.body.length).toBe(whole.body.length);
    await get(link).set('if-none-match', etag).expect(304);
    const beyond = await get(link).set('range', 'bytes=99999999-').expect(416);
    expect(beyond.body.code).toBe('range_not_satisfiable');
  });

  test('EN-29 notes when it was last fetched', async () => {
    await fetchZip(link).expect(200);
    const response = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
    expect(response.body.data.entitlements[0].lastDownloadedAt).toBe(app.clock.now().toISOString());
  });

  test('E-31 EN-37 raises the downloads of the pattern once for a license, however often it is fetched', async () => {
    await sql`select search_index_assets(array(select id from catalog_asset))`.execute(app.db);
    const before = await downloadCounts();
    await Promise.all(Array.from({ length: 5 }, () => fetchZip(link)));
    await fetchZip(await freshLink()).expect(200);
    expect(await downloadCounts()).toEqual(before.map((downloads) => downloads + 1));
  });

  test('C7 on a full disk the download is refused, leaves nothing behind and works once there is room', async () => {
    const zips = path.join(app.dataFolder, 'files', 'zips');
    rmSync(zips, { recursive: true, force: true });
    const makeRoom = fillDisk();
    const refused = await get(link);
    makeRoom();
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('unavailable');
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(readdirSync(zips)).toEqual([]);
    const library = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
    expect(library.body.data.entitlements[0].lastDownloadedAt).toBeNull();

    const whole = await fetchZip(link).expect(200);
    expect((await unzip(whole.body)).size).toBe(12);
    expect(readdirSync(zips)).toHaveLength(1);
  });

  test('twenty requests at once share the making of it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchZip(link)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('the files of a purchase', () => {
  const newLink = async (owner: SignedIn, id: string) =>
    (await app.http().post(`/api/downloads/${id}/link`).set(owner.auth).expect(200)).body.data;

  test('are made by a job of the purchase, so that the link is ready when its buyer comes', async () => {
    const id = await insertTestAsset(app.db, { title: 'Ready' });
    const order = await buy(app, buyer, [id], 900);
    const wanted = { assetId: id, formats: order.items[0].entitlement.formats, palette: null };
    const isMade = async () => (await app.shop.productionFiles.find(wanted)).every(({ files }) => files.length > 0);
    while (!(await isMade())) await app.http().get('/health/live').expect(200);
    const { isReady, formats } = await newLink(buyer, order.items[0].entitlement.id);
    expect(isReady).toBe(true);
    expect(formats).toHaveLength(7);
    expect(formats).toContainEqual({ format: 'png', isReady: true, size: expect.any(Number) });
  });

  test('are begun with the link when they are not there, and the link works', async () => {
    const id = await insertTestAsset(app.db, { title: 'Not Yet' });
    const { rows } = await sql<{ id: string }>`
      insert into downloads_entitlement
        (user_id, asset_id, title, license, license_number, holder_name, formats, acquired_at)
      values (${buyer.userId}, ${id}, 'Not Yet', 'extended', 'HDL-222222222222', 'Ada', '{png,psd}', now())
      returning id`.execute(app.db);
    const { isReady, formats, url } = await newLink(buyer, rows[0]?.id ?? '');
    expect(isReady).toBe(false);
    expect(formats).toContainEqual({ format: 'psd', isReady: false, size: null });
    await readyLink(app, buyer, rows[0]?.id ?? '');
    expect([...(await unzip((await fetchZip(url).expect(200)).body)).keys()]).toContain('Not_Yet.psd');
  });

  test('every format comes with the extended license of a free pattern', async () => {
    const id = await insertTestAsset(app.db, { title: 'Gift', isFree: true });
    await app.http().post(`/cart/${id}`).set(buyer.auth).send({ license: 'extended' }).expect(200);
    const { sessionId } = (await checkout(app, buyer, 1000)).body.data;
    await pay(app, sessionId, { card: '4242424242424242' });
    await app.runJobs();
    const order = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
    expect(order.body.data.items[0].entitlement.formats).toHaveLength(7);
  });
});

/** Bits to flip, of the seven that a character of a link has. */
const flippedBits = [0, 1, 2, 3, 4, 5, 6].slice(0, roundsOf({ quick: 1, full: 7 }));

describe('PR-15 E-29 F5 a link', () => {
  test('works for five minutes', async () => {
    app.clock.advance(5 * 60_000 - 1);
    await fetchZip(link).expect(200);
    app.clock.advance(1);
    await get(link).expect(404);
  });

  test('is refused with any bit of any character flipped', async () => {
    const token = link.slice('/api/downloads/'.length);
    const statuses = [];
    for (let position = 0; position < token.length; position += 1) {
      for (const bit of flippedBits) {
        const flipped = String.fromCharCode(token.charCodeAt(position) ^ (1 << bit));
        const tampered = token.slice(0, position) + flipped + token.slice(position + 1);
        statuses.push((await get(`/api/downloads/${encodeURIComponent(tampered)}`)).status);
      }
    }
    expect(statuses.filter((status) => status !== 404)).toEqual([]);
    reportFigure('F5 links with a bit flipped are refused', `${statuses.length} of ${statuses.length} links`);
  });

  test('is read and nothing else: HEAD tells of its file, other methods lead nowhere', async () => {
    const whole = await fetchZip(link).expect(200);
    const head = await app.http().head(link).set('cookie', cookie).expect(200);
    expect(head.text).toBeUndefined();
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    const statuses = [];
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      statuses.push((await app.http()[method](link).set('cookie', cookie)).status);
      statuses.push((await app.http()[method](link).set(buyer.auth).send({ entitlementId })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    await fetchZip(link).set('x-http-method-override', 'DELETE').expect(200);
    await app.http().get(link).set('cookie', `halfdrop-download=x; ${cookie}x`).expect(404);
  });

  test('gives the same file whatever is written behind it, and nothing once it is over', async () => {
    const { headers } = await fetchZip(link).expect(200);
    const additions = [
      `?userId=${buyer.userId}&expiresAt=${Date.now() * 2}`,
      '?formats=psd&formats=ai&palette=delft',
      '?file=../../../etc/passwd&path=%2e%2e%2f',
      '?__proto__[isAdmin]=1&constructor=x',
      `?${'a='.repeat(3000)}`,
    ];
    for (const addition of additions) {
      const response = await fetchZip(link + addition).expect(200);
      expect(response.headers['content-disposition']).toBe(headers['content-disposition']);
      expect(response.headers.etag).toBe(headers.etag);
    }
    for (const addition of ['/', '/../..', '/%2e%2e/x', '%2f', '.zip', ';a=b']) await get(link + addition).expect(404);
    app.clock.advance(LINK_MILLISECONDS);
    for (const addition of additions) await get(link + addition).expect(404);
  });

  test('gives bytes of its file and no others, whatever range is asked for', async () => {
    const { body: whole } = await fetchZip(link).expect(200);
    const size: number = whole.length;
    const parts: readonly (readonly [range: string, from: number, to: number])[] = [
      ['bytes=0-0', 0, 1],
      ['bytes=-1', size - 1, size],
      ['bytes=7-', 7, size],
      [`bytes=0-${'9'.repeat(40)}`, 0, size],
      [`bytes=${'0-,'.repeat(1000)}0-`, 0, size],
    ];
    for (const [range, from, to] of parts) {
      const { body, headers } = await fetchZip(link).set('range', range).expect(206);
      expect(body.equals(whole.subarray(from, to))).toBe(true);
      expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${size}`);
    }
    for (const range of [`-${'9'.repeat(40)}`, `${size}-`, `${'9'.repeat(400)}-`, '9-3'])
      await get(link).set('range', `bytes=${range}`).expect(416);
    const unread = ['bytes=--5', 'bytes=-5--1', 'bytes=0-0,5-5', 'bytes=a-b', 'bytes=', 'items=0-5', 'bytes=0x0-0x5'];
    for (const range of unread)
      expect((await fetchZip(link).set('range', range).expect(200)).body.equals(whole)).toBe(true);
  });

  test('is dead once its order is refunded, in whole and in part, with the cookie and with a token', async () => {
    const admin = await app.signUp('owner');
    const orders = await app.http().get('/orders').set(buyer.auth).expect(200);
    await app
      .http()
      .post(`/admin/orders/${orders.body.data.orders[0].number}/refunds`)
      .set(admin.auth)
      .set('idempotency-key', `refund-${buyer.userId}`)
      .send({ reason: 'duplicate' })
      .expect(201);
    await app.runJobs();
    for (const range of ['bytes=0-', 'bytes=5-9']) {
      await get(link).set('range', range).expect(404);
      await app.http().get(link).set(buyer.auth).set('range', range).expect(404);
    }
  });

  test('every file is stamped with the license, and the print-readiness report lists the files as they lie there', async () => {
    const files = await unzip((await fetchZip(link).expect(200)).body);
    const [, number = ''] = /Licence number: (HDL-\w+)/.exec(files.get('LICENSE.txt')?.toString() ?? '') ?? [];
    const readiness = files.get('PRINT-READINESS.txt')?.toString() ?? '';
    const drawings = [...files].filter(([name]) => name.startsWith('Madder'));
    expect(drawings).toHaveLength(7);
    for (const [, content] of drawings) {
      expect(content.includes(number)).toBe(true);
      expect(readiness).toContain(createHash('sha256').update(content).digest('hex'));
    }
  });

  test('is refused after its session was signed out', async () => {
    await app.http().post('/auth/logout').set(buyer.auth).expect(204);
    await get(link).expect(404);
  });

  test('works for the browser it was made in, whose cookie no script reads and no other site has sent', async () => {
    const made = await app.http().post(`/api/downloads/${entitlementId}/link`).set(buyer.auth).expect(200);
    expect(made.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^halfdrop-download=[^;]+; Max-Age=300; Path=\/api\/downloads; .*HttpOnly; SameSite=Strict$/,
      ),
    ]);
    await fetchZip(made.body.data.url)
      .set('cookie', `theme=dark; ${cookieOf(made)}; a=b`)
      .expect(200);
    await fetchZip(link).set('cookie', cookieOf(made)).expect(200);
  });

  test('has a cookie for encrypted connections alone where the shop is reached by them', async () => {
    const secure = await createTestApp({ publicUrl: 'https://shop.example' });
    const person = await secure.signUp();
    const order = await buy(secure, person, [await insertTestAsset(secure.db, { title: 'Safe' })], 900);
    const made = await secure.http().post(`/api/downloads/${order.items[0].entitlement.id}/link`).set(person.auth);
    await secure.close();
    expect(made.headers['set-cookie']).toEqual([expect.stringContaining('; Secure; ')]);
  });

  test('works for its buyer with a token and no cookie', async () => {
    await app.http().get(link).set(buyer.auth).expect(200);
  });

  test('is refused alike without a session, with the cookie of another, and to another account', async () => {
    const other = await app.signUp();
    const elsewhere = await buy(app, other, [assetId], 900);
    const foreign = await app.http().post(`/api/downloads/${elsewhere.items[0].entitlement.id}/link`).set(other.auth);
    const token = link.slice('/api/downloads/'.length);
    const refusals = await Promise.all([
      app.http().get(link),
      app.http().get(link).set('cookie', 'halfdrop-download=x'),
      app.http().get(link).set('cookie', `halfdrop-download=${token}`),
      app.http().get(link).set('cookie', cookieOf(foreign)),
      get(link).set(other.auth),
      get('/api/downloads/nonsense'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
    expect(new Set(refusals.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
    await get(link).set({ authorization: 'Bearer nonsense' }).expect(401);
  });

  test('is refused once the right is revoked', async () => {
    const order = await app.http().get('/orders').set(buyer.auth).expect(200);
    const orderId = order.body.data.orders[0].id;
    await app.db.transaction().execute((trx) => app.shop.downloads.revoke(trx, { orderId }));
    await get(link).expect(404);
    await app.http().post(`/api/downloads/${entitlementId}/link`).set(buyer.auth).expect(404);
  });

  test.each(['x', 'a.b', `${'A'.repeat(40)}.${'B'.repeat(43)}`, '%2e%2e%2fetc%2fpasswd'])(
    'of nonsense "%s" answers 404',
    async (token) => {
      const response = await app.http().get(`/api/downloads/${token}`).expect(404);
      expect(response.body.message).toBe('This download link does not work any more.');
    },
  );

  test('for an unknown entitlement is not made', async () => {
    await app.http().post('/api/downloads/nonsense/link').set(buyer.auth).expect(404);
    await app.http().post(`/api/downloads/${assetId}/link`).set(buyer.auth).expect(404);
  });
});
