import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { embeddedWords, productionFile } from '@halfdrop/patterns';
import sharp from 'sharp';
import { programFile } from '../../test/support/programs.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { publishMaster } from '../../test/support/test-masters.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { fetchFiles } from '../../test/support/test-zip.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { masterKey } from './master-key.ts';
import { createRenderers, type Renderers } from './renderers.ts';

const PIXELS = 3500;

/** Dots on a ground, cut at the edges and corners, so that the tile joins in block layout. */
function drawing({ ground, dot, ring }: { ground: string; dot: string; ring: string }): string {
  const rings = [0, 100].flatMap((x) => [0, 100].map((y) => `<circle cx="${x}" cy="${y}" r="22" fill="${ring}"/>`));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="50" r="18" fill="${dot}"/>${rings.join('')}</svg>`
  );
}

const svgMaster = Buffer.from(drawing({ ground: '#f2e6d8', dot: '#aa3333', ring: 'rgb(40, 70, 120)' }));

function pictureOf(svg: string, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * pixels) / 100 })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

let renderers: Renderers;
let app: TestApp;
let buyer: SignedIn;
let pngMaster: Buffer;
let picture: string;
let vector: string;
beforeAll(async () => {
  renderers = createRenderers(pathToFileURL(programFile('render-worker')));
  app = await createTestApp({ renderers });
  buyer = await app.signUp();
  pngMaster = await pictureOf(drawing({ ground: '#204030', dot: '#e0c060', ring: '#c05040' }), PIXELS);
  picture = await publishMaster(app, { title: 'Painted Dots', bytes: pngMaster });
  vector = await publishMaster(app, { title: 'Drawn Dots', bytes: svgMaster });
});
afterAll(async () => {
  await renderers.close();
  await app.close();
});

const detail = async (id: string): Promise<AssetDto> =>
  (await app.http().get(`/open-api/assets/${id}`).expect(200)).body.data;
const fetchPicture = async (address: string): Promise<Buffer> =>
  (await app.http().get(address).responseType('blob').expect(200)).body;
const pixelAt = async (file: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const isNear = (pixel: readonly number[], wanted: readonly number[]) =>
  pixel.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) <= 6);

test('a master lies untouched under its SHA-256', () => {
  for (const master of [pngMaster, svgMaster]) {
    const sha256 = createHash('sha256').update(master).digest('hex');
    const kept = readFileSync(path.join(app.dataFolder, 'files', masterKey(sha256).path));
    expect(kept.equals(master)).toBe(true);
  }
});

test('D-14 BC-30 the list and the page of an upload promise exactly the formats that exist for it', async () => {
  const { body } = await app.http().get('/open-api/assets?search=dots').expect(200);
  expect(body.data.assets.map(({ _id }: AssetDto) => _id).toSorted()).toEqual([picture, vector].toSorted());
  const filesOf = async (id: string) =>
    (await detail(id)).files.production.map(({ format, pixels }) => [format, pixels]);
  expect(await filesOf(picture)).toEqual(['jpg', 'png', 'tiff', 'pdf'].map((format) => [format, PIXELS]));
  expect(await filesOf(vector)).toEqual([
    ...['jpg', 'png', 'tiff'].map((format) => [format, PIXELS]),
    ...['svg', 'pdf', 'eps'].map((format) => [format, null]),
  ]);
});

test('what is seen of an upload is measured from its picture', async () => {
  const asset = await detail(vector);
  expect(asset).toMatchObject({ repeat: 'block', isSeamVerified: true, orientation: 'square' });
  expect(asset.dominantColor).toBe('#f2e6d8');
  const found = await app.http().get(`/open-api/assets?colors=${asset.colors.join()}&repeats=block`).expect(200);
  expect(found.body.data.assets.map(({ _id }: AssetDto) => _id)).toContain(vector);
});

test.each([
  ['a picture', () => picture, [32, 64, 48], [224, 192, 96]],
  ['a drawing', () => vector, [242, 230, 216], [170, 51, 51]],
])('E-15 previews of %s are drawn at every width for the stage and the mock-ups', async (_kind, idOf, ground, dot) => {
  const { files } = await detail(idOf());
  for (const { fallbackUrl, width } of files.preview.filter((each) => each.width < 960)) {
    const preview = await fetchPicture(fallbackUrl);
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width, height: width });
    expect(isNear(await pixelAt(preview, width / 2, width / 2), dot)).toBe(true);
    expect(isNear(await pixelAt(preview, Math.round(width * 0.28), width / 2), ground)).toBe(true);
  }
});

test('R-23 pictures of an upload come of a copy of screen size, which is made again when it is lost', async () => {
  const sha256 = createHash('sha256').update(pngMaster).digest('hex');
  const master = path.join(app.dataFolder, 'files', masterKey(sha256).path);
  const copy = path.join(app.dataFolder, 'previews', sha256.slice(0, 2), `${sha256}.png`);
  const { preview, share } = (await detail(picture)).files;
  await fetchPicture(preview[0]?.url ?? '');
  expect((await sharp(copy).metadata()).width).toBe(1920);

  renameSync(master, `${master}.away`);
  await fetchPicture(preview[1]?.url ?? '');
  renameSync(`${master}.away`, master);
  rmSync(copy);
  await fetchPicture(share);
  expect((await sharp(copy).metadata()).width).toBe(1920);
});

test('the share picture lays an upload in its repeat', async () => {
  for (const id of [picture, vector]) {
    const share = await fetchPicture((await detail(id)).files.share);
    expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(isNear(await pixelAt(share, 150, 150), await pixelAt(share, 450, 450))).toBe(true);
  }
});

test('recolors are offered for the drawing alone, in the palettes that have colors enough', async () => {
  const recolor = (id: string) => `/products/${id}/preview?format=jpeg&w=480&palette=delft`;
  expect((await detail(picture)).recolor).toBeNull();
  await app.http().get(recolor(picture)).expect(422);
  await app.http().post(`/cart/${picture}`).set(buyer.auth).send({ palette: 'delft' }).expect(422);

  expect((await detail(vector)).recolor).toEqual({ palette: 'original', unsuitedPalettes: [] });
  const { palettes } = (await app.http().get('/open-api/palettes').expect(200)).body.data;
  const { ground } = palettes.find(({ slug }: { slug: string }) => slug === 'delft');
  const recolored = await sharp(await fetchPicture(recolor(vector)))
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  const plain = await sharp(await fetchPicture(`/products/${vector}/preview?format=jpeg&w=480`))
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(ground).toBe('#f5f2eb');
  expect([...recolored]).not.toEqual([...plain]);
});

test('an upload is found by its picture', async () => {
  const query = await pictureOf(drawing({ ground: '#204030', dot: '#e0c060', ring: '#c05040' }), 480);
  const found = await app
    .http()
    .post('/open-api/assets/similar-to-image?limit=1')
    .set('content-type', 'image/png')
    .send(query)
    .expect(200);
  expect([picture, vector]).toContain(found.body.data.assets[0]._id);
});

const entitlementOf = (order: { items: { id: string; entitlement: { id: string; formats: string[] } }[] }) => {
  const [item] = order.items;
  if (!item) throw new Error('the order is empty');
  return item.entitlement;
};
const extensions = (files: ReadonlyMap<string, Buffer>) =>
  [...files.keys()].map((name) => path.extname(name)).filter((extension) => extension !== '.txt');

test('EN-28 BC-32 BC-33 a bought picture is delivered as PNG, JPG, TIFF and PDF at 300 dpi, pixel for pixel', async () => {
  const entitlement = entitlementOf(await buy(app, buyer, [picture], 900));
  expect(entitlement.formats).toEqual(['jpg', 'png', 'tiff', 'pdf']);
  const { files } = await fetchFiles(app, buyer, entitlement.id, {});
  expect(extensions(files)).toEqual(expect.arrayContaining(['.jpg', '.png', '.tiff', '.pdf']));
  for (const extension of ['.psd', '.svg', '.eps', '.ai']) expect(extensions(files)).not.toContain(extension);
  const file = (extension: string) => [...files].find(([name]) => name.endsWith(extension))?.[1] ?? Buffer.alloc(0);
  for (const extension of ['.png', '.tiff', '.jpg']) {
    const { width, height, density } = await sharp(file(extension)).metadata();
    expect([extension, width, height, density && Math.round(density)]).toEqual([extension, PIXELS, PIXELS, 300]);
  }
  const samples = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
  const own = createHash('sha256')
    .update(await samples(pngMaster))
    .digest('hex');
  expect(
    createHash('sha256')
      .update(await samples(file('.png')))
      .digest('hex'),
  ).toBe(own);
  expect(
    createHash('sha256')
      .update(await samples(file('.tiff')))
      .digest('hex'),
  ).toBe(own);
  expect(file('.pdf').toString('latin1', 0, 8)).toBe('%PDF-1.6');
  const { title, description, tags } = await detail(picture);
  for (const extension of ['.png', '.tiff', '.jpg', '.pdf']) {
    expect(embeddedWords(file(extension))).toEqual({ title, description, keywords: tags });
    expect(file(extension).toString('latin1')).toContain('digitalsourcetype/digitalCreation');
  }
});

test('EN-28 a bought drawing is delivered as vectors and pictures, in the palette it was bought in', async () => {
  await app.http().post(`/cart/${vector}`).set(buyer.auth).send({ palette: 'delft' }).expect(200);
  const entitlement = entitlementOf(await buy(app, buyer, [], 900));
  expect(entitlement.formats).toEqual(['jpg', 'png', 'tiff', 'svg', 'pdf', 'eps']);
  const { files } = await fetchFiles(app, buyer, entitlement.id, { formats: ['svg', 'pdf', 'eps'] });
  const text = (extension: string) =>
    [...files].find(([name]) => name.endsWith(extension))?.[1].toString('latin1') ?? '';
  expect(text('.svg')).toContain('#f5f2eb');
  expect(text('.svg')).not.toContain('#f2e6d8');
  expect(text('.eps')).toContain('%!PS-Adobe-3.0 EPSF-3.0');
  expect(text('.eps')).not.toContain('/ImageType');
  expect(text('.pdf')).not.toContain('/DCTDecode');
});

test('D-14 BC-30 a bought layered PSD is delivered with the layers that were uploaded, beside its pictures', async () => {
  const spec = { family: 'bauhaus', variant: 0, palette: 'delft', seed: 3 };
  const words = {
    title: 'Elsewhere',
    author: 'A program',
    copyright: '',
    assetId: 'none',
    url: 'http://elsewhere.example',
  };
  const master = await productionFile(spec, 'psd', words);
  const layered = await publishMaster(app, { title: 'Layered Shapes', bytes: master });
  const { production } = (await detail(layered)).files;
  expect(production.map(({ format, pixels }) => [format, pixels])).toEqual(
    ['psd', 'jpg', 'png', 'tiff', 'pdf'].map((format) => [format, PIXELS]),
  );

  const entitlement = entitlementOf(await buy(app, buyer, [layered], 900));
  const { files } = await fetchFiles(app, buyer, entitlement.id, { formats: ['psd', 'png'] });
  const sold = [...files].find(([name]) => name.endsWith('.psd'))?.[1] ?? Buffer.alloc(0);
  // The image resources are followed by the layers and the merged image.
  const layersOf = (file: Buffer) => file.subarray(34 + file.readUInt32BE(30));
  expect(layersOf(sold).equals(layersOf(master))).toBe(true);
  expect(embeddedWords(sold).title).toBe('Layered Shapes');
  expect(sold.toString('latin1')).not.toContain('A program');
});

test('R-23 a drawing that came as PDF is sold and recolored like one that came as SVG', async () => {
  const corners = ['-20 -20', '80 -20', '-20 80', '80 80'].map((place) => `${place} 40 40 re f`).join(' ');
  const content = `0.125 0.25 0.188 rg 0 0 100 100 re f 0.75 0.3 0.25 rg ${corners} 0.88 0.75 0.38 rg 35 35 30 30 re f`;
  const pdf = `%PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /MediaBox [0 0 100 100] /Contents 4 0 R >> endobj
    4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj
    trailer << /Root 1 0 R >>`;
  const drawn = await publishMaster(app, { title: 'Corner Squares', bytes: Buffer.from(pdf) });
  const { files, recolor } = await detail(drawn);
  expect(files.production.map(({ format, pixels }) => [format, pixels])).toEqual([
    ...['jpg', 'png', 'tiff'].map((format) => [format, PIXELS]),
    ...['svg', 'pdf', 'eps'].map((format) => [format, null]),
  ]);
  expect(recolor).toEqual({ palette: 'original', unsuitedPalettes: [] });
  const preview = await fetchPicture(files.preview.find(({ width }) => width === 480)?.fallbackUrl ?? '');
  expect(isNear(await pixelAt(preview, 240, 240), [224, 191, 97])).toBe(true);
});
