import { desktop } from './support/browser.ts';
import { savedBy } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Offset of the width, followed by the height, in a PNG; see the header chunk of ISO/IEC 15948. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

describe('the sample on the pricing page', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene();
  }, SHOP_START_TIMEOUT);
  afterAll(() => scene.close());

  test('B-07 B-08 each size is made into a PNG by the browser alone, without a network', async () => {
    const { page, context, requireQuiet } = await scene.enter(desktop);
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Download sample' }).and(page.locator(':enabled')).waitFor();
    await context.setOffline(true);
    for (const { width, height } of [
      { width: 800, height: 600 },
      { width: 1920, height: 1080 },
      { width: 3840, height: 2160 },
    ]) {
      await page.getByRole('button', { name: `${width} × ${height} px` }).click();
      const { name, bytes } = await savedBy(page, () => page.getByRole('button', { name: 'Download sample' }).click());
      expect(name).toBe(`halfdrop-sample-${width}x${height}.png`);
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect([bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)]).toEqual([width, height]);
    }
    requireQuiet();
  });
});
