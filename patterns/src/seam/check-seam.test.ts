import sharp from 'sharp';
import type { RepeatLayout } from '../core/lattice.ts';
import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { bordered, cropped, recompressed, rolled, slid } from '../testing/broken-copies.ts';
import { checkSeam } from './check-seam.ts';
import type { RgbPicture } from './edge-lines.ts';
import { seamOverlay } from './overlay.ts';
import { readPicture } from './read-picture.ts';

const SIDE = 500;

const drawn = new Map<string, RgbPicture>();

async function tile(family: string, variant: number, repeat: RepeatLayout = 'block'): Promise<RgbPicture> {
  const spec = { family, variant, palette: 'hearth', seed: 3, repeat };
  const key = JSON.stringify(spec);
  const picture = drawn.get(key) ?? {
    pixels: await renderPixels(patternSvg(spec), SIDE),
    width: SIDE,
    height: SIDE,
  };
  drawn.set(key, picture);
  return picture;
}

/** Scattered motifs, contour lines, cells of one size, crossed stripes, and a design with gutters at its edges. */
const DESIGNS: [string, number][] = [
  ['botanica', 0],
  ['topo', 1],
  ['quilt', 0],
  ['plaid', 0],
  ['azulejo', 0],
  ['girih', 0],
];

describe.each(DESIGNS)('%s %i', (family, variant) => {
  test('is seamless as it is and moved round its edges', async () => {
    const picture = await tile(family, variant);
    expect(checkSeam(picture, 'block')).toMatchObject({ result: 'seamless', isFramed: false, fits: null });
    expect(checkSeam(rolled(picture, 137, 211), 'block').result).toBe('seamless');
  });

  test('is not when a strip is cut off, on that axis', async () => {
    const picture = await tile(family, variant);
    for (const axis of ['x', 'y'] as const) {
      const report = checkSeam(cropped(picture, axis, 20), 'block');
      expect(report.result).not.toBe('seamless');
      expect(report.axes[axis].stretches.length).toBeGreaterThan(0);
      expect(report.axes[axis === 'x' ? 'y' : 'x'].stretches).toEqual([]);
    }
  });

  test('is refused with a border', async () => {
    const report = checkSeam(bordered(await tile(family, variant), 9, [255, 255, 255]), 'block');
    expect(report).toMatchObject({ result: 'broken', isFramed: true, fits: null });
  });
});

test('finds by how much a set design was cut on its flat ground, where no line is broken', async () => {
  const { axes } = checkSeam(cropped(await tile('quilt', 0), 'x', 12), 'block');
  expect(Math.abs(axes.x.missingPixels - 12)).toBeLessThanOrEqual(1);
});

test('is not misled by the blocks of a JPEG', async () => {
  const picture = await tile('botanica', 0);
  expect(checkSeam(await recompressed(picture, 60), 'block').result).toBe('seamless');
  expect(checkSeam(await recompressed(cropped(picture, 'y', 20), 60), 'block').result).toBe('broken');
});

test('notices halves that were slid against each other', async () => {
  expect(checkSeam(slid(await tile('botanica', 0), 'x', 25), 'block').result).not.toBe('seamless');
});

test.each(['half-drop', 'brick'] as const)(
  'a %s tile is seamless as such only, and is known for one',
  async (layout) => {
    const picture = await tile('botanica', 0, layout);
    expect(checkSeam(picture, layout).result).toBe('seamless');
    expect(checkSeam(picture, 'block')).toMatchObject({ result: 'broken', fits: layout });
  },
);

test('a block tile that is asked for as a half-drop is known for a block', async () => {
  expect(checkSeam(await tile('botanica', 0), 'half-drop')).toMatchObject({ result: 'broken', fits: 'block' });
});

test('a mirror tile joins as a mirror, as whatever is mirrored does, and nothing else fits it', async () => {
  const picture = await tile('botanica', 0, 'mirror');
  expect(checkSeam(picture, 'mirror').result).toBe('seamless');
  expect(checkSeam(picture, 'block')).toMatchObject({ result: 'broken', fits: null });
});

test('reads drawings and raster files alike', async () => {
  const svg = patternSvg({ family: 'topo', variant: 1, palette: 'hearth', seed: 3 });
  const drawing = await readPicture(Buffer.from(svg));
  expect([drawing.width, drawing.height]).toEqual([1000, 1000]);
  const { pixels, width, height } = drawing;
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  expect(Buffer.from((await readPicture(png)).pixels).equals(Buffer.from(pixels))).toBe(true);
  expect(checkSeam(drawing, 'block').result).toBe('seamless');
});

test('refuses a picture too small to say anything about', () => {
  expect(() => checkSeam({ pixels: new Uint8Array(3 * 63 * 200), width: 63, height: 200 }, 'block')).toThrow(
    RangeError,
  );
});

/** Counts the pixels with the mark color in a band around the middle column (`x`) or row (`y`). */
async function marksAbout(axis: 'x' | 'y', png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [across, middle] =
      axis === 'x' ? [pixel % info.width, info.width / 2] : [Math.floor(pixel / info.width), info.height / 2];
    const isMark = data[3 * pixel] === 235 && data[3 * pixel + 1] === 20 && data[3 * pixel + 2] === 90;
    if (isMark && Math.abs(across - middle) < 12) count += 1;
  }
  return count;
}

describe('the overlay', () => {
  test('is a PNG of the size of the picture that marks the failing seam, not the other', async () => {
    const picture = cropped(await tile('botanica', 0), 'x', 30);
    const overlay = await seamOverlay(picture, checkSeam(picture, 'block'));
    expect(await sharp(overlay).metadata()).toMatchObject({ format: 'png', width: SIDE - 30, height: SIDE });
    expect(await marksAbout('x', overlay)).toBeGreaterThan(50 + (await marksAbout('y', overlay)));
  });

  test('shows a seamless tile moved by half, without marks', async () => {
    const picture = await tile('botanica', 0);
    const overlay = await seamOverlay(picture, checkSeam(picture, 'block'));
    const shown = await sharp(overlay).raw().toBuffer();
    expect(shown.equals(Buffer.from(rolled(picture, SIDE / 2, SIDE / 2).pixels))).toBe(true);
  });

  test('marks the seam of both columns of a half-drop', async () => {
    const picture = cropped(await tile('botanica', 0, 'half-drop'), 'y', 30);
    const report = checkSeam(picture, 'half-drop');
    expect(report.result).toBe('broken');
    const { data, info } = await sharp(await seamOverlay(picture, report))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const marks = { left: 0, right: 0 };
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      if (data[3 * pixel] !== 235 || data[3 * pixel + 1] !== 20 || data[3 * pixel + 2] !== 90) continue;
      const side = pixel % info.width < info.width / 2 - 12 ? 'left' : 'right';
      marks[side] += 1;
    }
    expect(Math.min(marks.left, marks.right)).toBeGreaterThan(50);
  });
});
