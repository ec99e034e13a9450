import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
let person: SignedIn;
let picture: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  picture = await drawing('png', 600, 400);
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

const MEBIBYTE = 1024 * 1024;
const notAPicture = 'Please select a valid image file.';
const tooLarge = 'Image size must be less than 5MB.';

function drawing(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff', width: number, height: number): Promise<Buffer> {
  const background = { r: 178, g: 58, b: 43 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Pads a PNG to an exact size with a chunk that decoders ignore. */
function padded(png: Buffer, size: number): Buffer {
  const length = size - png.length - 12;
  const chunk = Buffer.alloc(length + 12);
  chunk.writeUInt32BE(length, 0);
  chunk.write('prIv', 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, length + 8)), length + 8);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function upload(file: Buffer, { name = 'me.png', type = 'image/png', address = '/auth/profile/upload' } = {}) {
  return app.http().post(address).set(person.auth).attach('imageFile', file, { filename: name, contentType: type });
}

/** Starts an upload and sends only its first bytes. */
async function beginUpload(address: string, headers: Readonly<Record<string, string>>): Promise<Socket> {
  const url = new URL(app.baseUrl);
  const socket = connect(Number(url.port), url.hostname);
  const type = 'multipart/form-data; boundary=x';
  const fields = Object.entries({ ...headers, host: url.host, 'content-type': type, 'content-length': '100000' });
  const head = [`POST ${address} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  await new Promise<void>((resolve) => socket.write(`${head}\r\n\r\n--x\r\n`, () => resolve()));
  // By the time this request is answered, the earlier one has been handled.
  await app.http().get('/health/live').expect(200);
  return socket;
}

const me = async () => (await app.http().get('/auth/me').set(person.auth).expect(200)).body.data;
const fileOf = (url: string) => path.join(app.dataFolder, 'files', 'avatars', path.basename(url));

describe('POST /auth/profile/upload', () => {
  test.each(['/auth/profile/upload', '/api/auth/profile/upload'])(
    'E-12 %s answers with the avatar, which is served',
    async (address) => {
      const response = await upload(picture, { address }).expect(200);
      const { url } = response.body.data.avatar;
      expect(url).toMatch(/^\/api\/avatars\/[\w-]{43}\.webp$/);
      expect((await me()).avatar).toEqual({ url });

      const served = await app.http().get(url).expect(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    },
  );

  test.each(['png', 'jpeg', 'webp'] as const)('E-12 takes a %s, whatever name and type it bears', async (format) => {
    await upload(await drawing(format, 300, 900), { name: 'x.txt', type: 'text/plain' }).expect(200);
  });

  test('E-12 nothing of the file but its pixels is kept', async () => {
    const secret = 'Taken at 12 Secret Street';
    const tagged = await sharp(picture)
      .withExif({ IFD0: { ImageDescription: secret, Artist: secret }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(tagged.includes(secret)).toBe(true);
    const { body } = await upload(tagged).expect(200);
    const served = await app.http().get(body.data.avatar.url).expect(200);
    expect(served.body.includes(secret)).toBe(false);
    const { exif, xmp, iptc, icc } = await sharp(served.body).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('E-12 the file before is removed with the next picture, and the last one when it is removed', async () => {
    const first: string = (await upload(picture).expect(200)).body.data.avatar.url;
    const second: string = (await upload(picture).expect(200)).body.data.avatar.url;
    expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, true]);
    await app.http().get(first).expect(404);

    const removed = await app.http().delete('/auth/profile/avatar').set(person.auth).expect(200);
    expect(removed.body.data.avatar).toBeNull();
    expect(existsSync(fileOf(second))).toBe(false);
    await app.http().delete('/auth/profile/avatar').set(person.auth).expect(200);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['V-23 text renamed to .png', () => Buffer.from('no picture at all')],
    ['F1 an SVG with a script', () => Buffer.from(svg)],
    ['F1 an SVG without anything', () => Buffer.from(svg.replace(/<script.*script>/, ''))],
    ['F2 a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['F2 a PDF', () => Buffer.from('%PDF-1.7 nothing')],
    ['F2 a PNG with a zip behind it', () => Buffer.concat([picture, Buffer.from('PK\x03\x04'), Buffer.alloc(200)])],
    ['F2 half a picture', () => picture.subarray(0, Math.floor(picture.length / 2))],
    ['V-23 a TIFF', () => drawing('tiff', 20, 20)],
    ['V-23 a GIF', () => drawing('gif', 20, 20)],
    ['V-23 an empty file', () => Buffer.alloc(0)],
  ])('%s is refused and changes nothing', async (_title, make) => {
    const response = await upload(await make()).expect(422);
    expect(response.body.errors).toEqual([{ path: 'imageFile', message: notAPicture }]);
    expect((await me()).avatar).toBeNull();
  });

  test('F3 a picture of 900 million pixels in few bytes is refused at once', async () => {
    const bomb = Buffer.from(picture);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const response = await upload(bomb).expect(422);
    expect(response.body.errors[0].path).toBe('imageFile');
  });

  test('V-24 BC-24 5 MB are taken, one byte more is refused', async () => {
    await upload(padded(picture, 5 * MEBIBYTE)).expect(200);
    const response = await upload(padded(picture, 5 * MEBIBYTE + 1)).expect(413);
    expect(response.body).toMatchObject({
      code: 'payload_too_large',
      message: tooLarge,
      errors: [{ path: 'imageFile', message: tooLarge }],
    });
  });

  test('F2 forms with another field, two files or none are refused, and so is what is no form', async () => {
    const send = () => app.http().post('/auth/profile/upload').set(person.auth);
    await send().attach('picture', picture, 'me.png').expect(422);
    await send().attach('imageFile', picture, 'a.png').attach('imageFile', picture, 'b.png').expect(422);
    await send().field('name', 'x').expect(422);
    await send().send({ imageFile: 'x' }).expect(422);
    await send().set('content-type', 'multipart/form-data').send('x').expect(400);
  });

  test('H7 uploads that drip keep nobody from theirs', async () => {
    const drips = await Promise.all(Array.from({ length: 8 }, () => beginUpload('/auth/profile/upload', person.auth)));
    try {
      await upload(picture).expect(200);
    } finally {
      for (const drip of drips) drip.destroy();
    }
  });

  test('H7 more uploads than are decoded at once wait for their turn', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(picture)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  });

  test('PR-08 without a session it answers 401, before anything is read', async () => {
    await app.http().post('/auth/profile/upload').attach('imageFile', picture, 'me.png').expect(401);
    await app.http().delete('/auth/profile/avatar').expect(401);
  });

  test('E1 an upload changes the picture of the one who sends it only', async () => {
    const other = await app.signUp();
    await upload(picture).expect(200);
    const response = await app.http().get('/auth/me').set(other.auth).expect(200);
    expect(response.body.data.avatar).toBeNull();
  });

  test('F4 what lies elsewhere cannot be read by its name', async () => {
    for (const name of ['..%2f..%2foutbox', '%2e%2e', 'x.webp', `${'a'.repeat(43)}.webp`, `${'a'.repeat(43)}.svg`]) {
      await app.http().get(`/api/avatars/${name}`).expect(404);
    }
  });

  test('F6 pictures that a stop left behind are swept, those in use stay', async () => {
    const { url } = (await upload(picture).expect(200)).body.data.avatar;
    const folder = path.dirname(fileOf(url));
    mkdirSync(folder, { recursive: true });
    const orphan = path.join(folder, `${'o'.repeat(43)}.webp`);
    writeFileSync(orphan, picture);
    const longAgo = Date.now() / 1000 - 7200;
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), longAgo, longAgo);
    await app.shop.avatars.sweep();
    expect([existsSync(orphan), existsSync(fileOf(url))]).toEqual([false, true]);
  });
});
