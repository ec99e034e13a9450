import { createServer, type Server } from 'node:http';
import os from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { portOf } from '../../../../scripts/lib/ports.mjs';
import { findBrowser } from '../../../../e2e/support/browser-binary.ts';
import { reportFigure, roundsOf } from '../../../../scripts/reliability/rounds.mjs';
import type { FileMeta } from '../../files/file-meta.ts';
import { drawingTile } from '../../tiles/drawing-tile.ts';
import { inspectUpload } from '../inspect-upload.ts';
import { HOSTILE_SVGS } from '../testing/hostile-svgs.ts';

/** Metadata entered by designers and members is as untrusted as the drawing. */
const meta: FileMeta = {
  title: `"><script>alert('ran')</script>`,
  author: `' onload='alert("ran")`,
  copyright: ']]><g onload="alert(1)"/>',
  assetId: 'HD-10000001',
  url: 'https://shop.example/product/dots',
};

let server: Server;
let browser: Browser;
let address: string;
/** Served as a drawing, and as part of a page, without any protective headers. */
let shown = '';

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const isDrawing = url === '/drawing.svg';
    response.setHeader('content-type', isDrawing ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(isDrawing ? shown : `<!doctype html><title>x</title>${shown.replace(/^<\?xml[^>]*>/, '')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${portOf(server)}`;
  const { executablePath, env } = await findBrowser();
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  browser = await chromium.launch({ executablePath, args, env: { HOME: os.tmpdir(), ...env } });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Returns the actions of a drawing in a browser when opened directly and in a page, with mouse movement and clicks. */
async function deedsOf(svg: string): Promise<string[]> {
  shown = svg;
  const deeds: string[] = [];
  const page = await browser.newPage();
  page.on('dialog', (dialog) => {
    deeds.push('runs a script');
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('data:image/png')) deeds.push(`asks for ${url}`);
  });
  await page.route(/^https?:\/\/outside\.example/, (route) => route.abort());
  for (const name of ['drawing.svg', 'page.html']) {
    await page.goto(`${address}/${name}`);
    await page.mouse.click(40, 40);
  }
  await page.close();
  return deeds;
}

/** Returns the uploaded drawing as embedded in the files sold. */
async function soldAs(svg: string): Promise<string> {
  for await (const { bytes } of drawingTile(svg, 'block', null).files(meta, ['svg'])) return bytes.toString();
  throw new Error('There is no file');
}

test('F1 hostile drawings are refused, or run nothing and ask for nothing where they are opened', async () => {
  const every = roundsOf({ quick: 12, full: 1 });
  expect(HOSTILE_SVGS.length).toBeGreaterThanOrEqual(200);
  let refused = 0;
  const deeds: Record<string, string[]> = {};
  for (const { title, svg } of HOSTILE_SVGS.filter((_, index) => index % every === 0)) {
    const found = await inspectUpload(Buffer.from(svg));
    if (found.isAccepted && found.svg !== null) deeds[title] = await deedsOf(await soldAs(found.svg));
    else refused += 1;
  }
  const taken = Object.keys(deeds).length;
  expect(Object.entries(deeds).filter(([, done]) => done.length > 0)).toEqual([]);
  expect(taken).toBeGreaterThan(0);
  reportFigure(
    'F1 hostile drawings run no script in Chromium',
    `${refused + taken} drawings: ${refused} refused, ${taken} written anew, 0 scripts, 0 requests`,
  );
});

test('F1 as they were sent, such drawings do run scripts and ask for files', async () => {
  const sentAs = (wanted: string) => HOSTILE_SVGS.find(({ title }) => title === wanted)?.svg ?? '';
  expect(await deedsOf(sentAs('a script by itself'))).toContain('runs a script');
  expect(await deedsOf(sentAs('an image of another host in a group'))).toContain(
    'asks for https://outside.example/x.png',
  );
});
