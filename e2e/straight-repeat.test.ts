import { repeatBlock, type RepeatLayout } from '@halfdrop/patterns';
import type { Locator, Page, Route } from 'playwright-core';
import { distanceFromRepeat, firstTile, type LaidTiles } from '../patterns/test/support/true-repeat.ts';
import { desktop, type Visitor } from './support/browser.ts';
import { graphql, listAt, textAt, valueAt } from './support/graphql.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const layouts = { 'half-drop': 'HALF_DROP', brick: 'BRICK', mirror: 'MIRROR' } as const;
type ShiftedLayout = keyof typeof layouts;

/** The pictures of a pattern shown on pages, as sent by the gateway. */
interface Pictures {
  readonly repeat: string;
  readonly previewBaseUrl: string;
  readonly straightUnit: unknown;
}

const listQuery = `query List($page: Int!) { assets(filter: {}, page: $page, limit: 96) { items {
  repeat previewBaseUrl straightUnit { __typename columns rows previewBaseUrl }
} } }`;

/** Replaces the pictures of all patterns with the same ones, so that one load shows one layout everywhere. */
async function showOnly(route: Route, pictures: Pictures): Promise<void> {
  const response = await route.fetch();
  const text = JSON.stringify(await response.json(), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'previewBaseUrl' in value && 'dominantColor' in value
      ? { ...value, ...pictures }
      : value,
  );
  await route.fulfill({ response, body: text });
}

/** Number of patterns per layout examined to find one whose repeat differs visibly from a straight grid. */
const CANDIDATES = 4;

/** Opens a page whose router listens: navigation requested before hydration happens after it. */
async function enterAlive(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Email is required').waitFor();
}

/** Navigates to another page of the shop without a reload, so that the page itself fetches its data. */
async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Waits until the background of an element is loaded and painted. */
async function painted(place: Locator): Promise<void> {
  await place.evaluate(async (element) => {
    const [, address = ''] = /url\("([^"]+)"/.exec(getComputedStyle(element).backgroundImage) ?? [];
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch((cause: unknown) => {
      throw new Error(`"${address}" is no picture.`, { cause });
    });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Distances of an area from the true repeat, and from tiles in a straight grid. */
interface Distances {
  readonly fromTrue: number;
  readonly fromStraight: number;
}

/** Rounding and compression cause a distance, too; a seam causes several times as much. */
function expectTrueRepeat({ fromTrue, fromStraight }: Distances): void {
  expect(fromTrue).toBeLessThan(fromStraight / 2);
}

describe('patterns repeat as they are drawn wherever a page lays them', () => {
  let scene: Scene;
  let visitor: Visitor;
  let patterns: readonly Pictures[];
  /** By layout, because finding one takes a dozen pictures. */
  const telling = new Map<ShiftedLayout, Promise<Pictures>>();

  beforeAll(async () => {
    scene = await openScene();
    const found = await graphql(scene.shop.url, { query: listQuery, variables: { page: 1 } });
    patterns = listAt(found, 'assets', 'items').map((item) => ({
      repeat: textAt(item, 'repeat'),
      previewBaseUrl: textAt(item, 'previewBaseUrl'),
      straightUnit: valueAt(item, 'straightUnit'),
    }));
  }, SHOP_START_TIMEOUT);
  beforeEach(async () => {
    visitor = await scene.enter(desktop);
  });
  // An open page would continue to work.
  afterEach(() => visitor.context.close());
  afterAll(() => scene.close());

  async function pictureAt(baseUrl: string, width: number): Promise<Buffer> {
    const response = await fetch(new URL(`${baseUrl}&w=${width}&format=jpeg`, scene.shop.url));
    return Buffer.from(await response.arrayBuffer());
  }

  const tileOf = ({ previewBaseUrl }: Pictures) => pictureAt(previewBaseUrl, 640);

  function mostTelling(layout: ShiftedLayout): Promise<Pictures> {
    const found = telling.get(layout) ?? findMostTelling(layout);
    telling.set(layout, found);
    return found;
  }

  /**
   * Returns the pattern whose repeat looks least like a straight grid: an even field of dots looks the same in both.
   */
  async function findMostTelling(layout: ShiftedLayout): Promise<Pictures> {
    const { columns, rows } = repeatBlock(layout);
    const side = 320;
    const laid = { tileSide: side, cornerX: 0, cornerY: 0, width: columns * side, height: rows * side };
    const measured = [];
    for (const pictures of patterns.filter(({ repeat }) => repeat === layouts[layout]).slice(0, CANDIDATES)) {
      const unit = await pictureAt(textAt(pictures, 'straightUnit', 'previewBaseUrl'), side);
      const tile = await pictureAt(pictures.previewBaseUrl, side);
      measured.push({ pictures, fromStraight: await distanceFromRepeat(unit, laid, tile, 'block') });
    }
    const [best] = measured.toSorted((a, b) => b.fromStraight - a.fromStraight);
    if (!best) throw new Error(`The first patterns of the shop have no ${layout}.`);
    return best.pictures;
  }

  async function distances(place: Locator, laid: LaidTiles, tile: Buffer, layout: RepeatLayout): Promise<Distances> {
    const picture = await place.screenshot({ animations: 'disabled' });
    return {
      fromTrue: await distanceFromRepeat(picture, laid, tile, layout),
      fromStraight: await distanceFromRepeat(picture, laid, tile, 'block'),
    };
  }

  async function sizeOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error('The tiled preview is not on the page.');
    return box;
  }

  test.each(['half-drop', 'brick', 'mirror'] as const)('home, collections and about: %s', async (layout) => {
    const pictures = await mostTelling(layout);
    const { columns, rows } = repeatBlock(layout);
    const tile = await tileOf(pictures);
    const { page } = visitor;
    await page.route(/\/graphql(\?|$)/, (route) => showOnly(route, pictures));
    await enterAlive(page);
    await page.addStyleTag({
      content: '[style*="image-set"] > * { visibility: hidden !important }',
    });

    const centered = async (place: Locator, tileSide: number): Promise<Distances> => {
      await painted(place);
      const { width, height } = await sizeOf(place);
      const corner = (length: number, tiles: number) => (length - tiles * tileSide) / 2;
      const region = { tileSide, cornerX: corner(width, columns), cornerY: corner(height, rows), width, height };
      return distances(place, { ...region, width: Math.min(width, 3 * tileSide) }, tile, layout);
    };
    const preview = page.locator('main [style*="image-set"]').first();

    await walkTo(page, '/');
    await page.getByRole('heading', { level: 1, name: /repeat/ }).waitFor();
    expectTrueRepeat(await centered(preview, 400));

    await walkTo(page, '/collections');
    await page.locator('.previews').first().waitFor();
    expectTrueRepeat(await centered(page.locator('.previews > span').first(), 180));

    await walkTo(page, '/about');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await painted(preview);
    const slide = await sizeOf(preview);
    const slidePx = slide.width * 0.34;
    const fromCorner = { tileSide: slidePx, cornerX: 0, cornerY: 0, width: 2.5 * slidePx, height: 1.5 * slidePx };
    expectTrueRepeat(await distances(preview, fromCorner, tile, layout));
  });

  test.each(['half-drop', 'brick', 'mirror'] as const)('a tile of a list under the pointer: %s', async (layout) => {
    const pictures = await mostTelling(layout);
    const tile = await tileOf(pictures);
    const { page } = visitor;
    await page.route(/\/graphql(\?|$)/, (route) => showOnly(route, pictures));
    await enterAlive(page);
    await page.addStyleTag({ content: '.tile-badge, .tile-actions { visibility: hidden !important }' });

    await walkTo(page, '/products');
    const picture = page.locator('.tile-picture').first();
    await picture.waitFor();
    const { x, y, width, height } = await sizeOf(picture);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForFunction(() => {
      const zoomed = document.querySelector('.zoom-out');
      return zoomed !== null && getComputedStyle(zoomed).transform === 'matrix(0.5, 0, 0, 0.5, 0, 0)';
    });
    const inTheMiddle = { tileSide: width / 2, cornerX: width / 4, cornerY: height / 4, width, height };
    expectTrueRepeat(await distances(picture, inTheMiddle, tile, layout));
  });

  test('the sample on /pricing: half-drop', async () => {
    const { page } = visitor;
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    const sample = page.getByRole('img', { name: /Chips of terrazzo/ });
    const background = await sample.evaluate((element) => getComputedStyle(element).backgroundImage);
    const [, data = ''] = /^url\("data:image\/svg\+xml,(.*)"\)$/.exec(background) ?? [];
    const tile = await firstTile(Buffer.from(decodeURIComponent(data)));
    const { width, height } = await sizeOf(sample);
    const tileSide = 284;
    const region = { tileSide, cornerX: 0, cornerY: 0, width: Math.min(width, 2 * tileSide), height };
    expectTrueRepeat(await distances(sample, region, tile, 'half-drop'));
  });
});
