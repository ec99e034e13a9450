import type { RepeatLayout } from '../core/lattice.ts';
import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import type { RgbPicture } from '../seam/edge-lines.ts';
import { bordered, cropped } from '../testing/broken-copies.ts';
import type { UploadFacts } from './facts/upload-facts.ts';
import type { FindingCode } from './findings/finding.ts';
import { isPassed, preflight, type PreflightReport } from './preflight.ts';

const SIDE = 500;
const facts: UploadFacts = {
  kind: 'png',
  bytes: 1000,
  size: { width: 3500, height: 3500 },
  bitDepth: 8,
  colorModel: 'rgb',
  profile: { space: 'srgb', model: 'rgb' },
  dpi: 300,
  layers: 0,
};

async function tile(family: string, repeat: RepeatLayout = 'block', seed = 3, palette = 'hearth'): Promise<RgbPicture> {
  const svg = patternSvg({ family, variant: 0, palette, seed, repeat });
  return { pixels: await renderPixels(svg, SIDE), width: SIDE, height: SIDE };
}

function drawn(draw: (x: number, y: number) => readonly number[], side = SIDE): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: side * side }, (_, index) => draw(index % side, Math.floor(index / side))).flat(),
  );
}

const check = ({ pixels, width, height }: RgbPicture, layout: RepeatLayout = 'block', rowsOfStrip = height) =>
  preflight(
    { facts, pixels: { width, height, channels: 3, strips: strips(pixels, width * 3 * rowsOfStrip) } },
    { layout },
  );

function* strips(pixels: Uint8Array, bytes: number): Generator<Uint8Array, void, undefined> {
  for (let at = 0; at < pixels.length; at += bytes) yield pixels.subarray(at, at + bytes);
}

const codes = ({ findings }: PreflightReport): FindingCode[] => findings.map(({ code }) => code);
const found = (report: PreflightReport, code: FindingCode) => {
  const finding = report.findings.find((each) => each.code === code);
  if (!finding) throw new Error(`${code} is not among ${codes(report).join()}`);
  return finding;
};

test('a tile without faults passes without a finding, with all that was measured of it', async () => {
  const report = await check(await tile('botanica'));
  expect(report.findings).toEqual([]);
  expect(isPassed(report)).toBe(true);
  expect(report.measures).toMatchObject({
    width: SIDE,
    orientation: 'square',
    layouts: ['block', 'mirror'],
    seam: { result: 'seamless' },
  });
  expect(report.measures?.palette.length).toBeGreaterThan(2);
  expect(report.measures?.colors.length).toBeGreaterThan(0);
});

test('the report is the same however the rows come by', async () => {
  const picture = cropped(await tile('quilt'), 'x', 20);
  const whole = await check(picture, 'half-drop');
  for (const rows of [1, 7, 64]) expect(await check(picture, 'half-drop', rows)).toEqual(whole);
});

test('a torn seam is an error with boxes on both edges where it breaks', async () => {
  const report = await check(cropped(await tile('botanica'), 'x', 20));
  const { severity, boxes, data } = found(report, 'seam-broken');
  expect([severity, data['layout']]).toEqual(['error', 'block']);
  expect(isPassed(report)).toBe(false);
  const edges = new Set(boxes.map(({ left }) => left));
  expect([...edges]).toEqual([expect.any(Number), 0]);
  for (const { left, top, width, height } of boxes) {
    expect(left === 0 || left + width === SIDE - 20).toBe(true);
    expect(top >= 0 && top + height <= SIDE).toBe(true);
  }
});

test.each(['half-drop', 'brick'] as const)(
  'a %s tile that is said to be a block is told its layout',
  async (layout) => {
    const picture = await tile('botanica', layout);
    expect(found(await check(picture), 'seam-broken').data).toMatchObject({ layout: 'block', fits: layout });
    const claimed = await check(picture, layout);
    expect(codes(claimed)).toEqual([]);
    expect(claimed.measures?.layouts).toContain(layout);
    expect(claimed.measures?.layouts).not.toContain('block');
  },
);

test('boxes of a half-drop that is torn lie half a tile apart on its two sides', async () => {
  const { boxes } = found(
    await check(cropped(await tile('botanica', 'half-drop'), 'x', 20), 'half-drop'),
    'seam-broken',
  );
  const [last] = boxes.filter(({ left }) => left > 0);
  const first = boxes.filter(({ left }) => left === 0).map(({ top }) => top);
  expect(first).toContain(((last?.top ?? 0) + SIDE / 2) % SIDE);
});

test('a border is an error that shows all four bands', async () => {
  const { boxes } = found(await check(bordered(await tile('botanica'), 9, [255, 255, 255])), 'border');
  expect(boxes).toHaveLength(4);
  expect(boxes[0]).toMatchObject({ left: 0, top: 0, height: SIDE });
});

test('one color and nothing else is blank, also after a lossy file', async () => {
  for (const noise of [0, 3]) {
    const pixels = drawn((x, y) => [200 + ((x * 7 + y * 3) % (noise + 1)), 180, 160]);
    expect(codes(await check({ pixels, width: SIDE, height: SIDE }))).toEqual(['blank']);
  }
});

test('hard steps between a handful of colors are noticed', async () => {
  const pixels = drawn((x, y) => (Math.hypot((x % 100) - 50, (y % 100) - 50) < 30 ? [200, 40, 40] : [240, 230, 220]));
  expect(found(await check({ pixels, width: SIDE, height: SIDE }), 'few-colors').data).toEqual({ colors: 2 });
});

test.each<[string, (x: number, y: number) => number]>([
  ['across', (x) => x],
  ['down', (_, y) => y],
])('a gradient in visible steps %s is noticed, and a smooth one is not', async (_, along) => {
  const wave = (x: number, y: number): number => 128 + 80 * Math.sin((2 * Math.PI * along(x, y)) / SIDE);
  const grain = (x: number, y: number): number => ((x * 31 + y * 17) % 5) * 20;
  const make = (step: number) =>
    drawn((x, y) => {
      const value = Math.round(Math.round(wave(x, y) / step) * step);
      const isMotif = Math.hypot((x % 100) - 50, (y % 100) - 50) < 8;
      return isMotif ? [grain(x, y), 20, 60] : [value, value, value];
    });
  expect(codes(await check({ pixels: make(6), width: SIDE, height: SIDE }))).toContain('banding');
  expect(codes(await check({ pixels: make(1), width: SIDE, height: SIDE }))).not.toContain('banding');
});

test('an enlargement is noticed', async () => {
  const { pixels } = await tile('citrus');
  const enlarged = drawn((x, y) => {
    const at = (column: number, row: number) => 3 * ((row % SIDE) * SIDE + (column % SIDE));
    const [left, top, right, down] = [Math.floor(x / 3), Math.floor(y / 3), (x % 3) / 3, (y % 3) / 3];
    return [0, 1, 2].map((channel) => {
      const value = (column: number, row: number): number => pixels[at(column, row) + channel] ?? 0;
      const upper = value(left, top) * (1 - right) + value(left + 1, top) * right;
      const lower = value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right;
      return upper * (1 - down) + lower * down;
    });
  });
  expect(found(await check({ pixels: enlarged, width: SIDE, height: SIDE }), 'enlarged').severity).toBe('warning');
});

describe('transparency', () => {
  const withAlpha = async (alphaAt: (x: number, y: number) => number) => {
    const { pixels } = await tile('botanica');
    const rgba = drawn((x, y) => [...pixels.subarray(3 * (y * SIDE + x), 3 * (y * SIDE + x) + 3), alphaAt(x, y)]);
    return preflight(
      { facts, pixels: { width: SIDE, height: SIDE, channels: 4, strips: [rgba] } },
      { layout: 'block' },
    );
  };

  test('an opaque alpha channel is nothing to tell', async () => {
    expect(await withAlpha(() => 255)).toEqual(await check(await tile('botanica')));
  });

  test('an edge that fades out is an error with a box along it', async () => {
    const report = await withAlpha((x) => (x === SIDE - 1 ? 120 : 255));
    expect(found(report, 'soft-edges')).toMatchObject({
      severity: 'error',
      boxes: [{ left: SIDE - 4, top: 0, width: 4, height: SIDE }],
    });
  });

  test('see-through parts are a warning, and antialiased motifs on an edge no fading edge', async () => {
    const report = await withAlpha((x, y) => ((x + y) % 50 < 25 ? ((x + y) % 25 === 0 ? 128 : 255) : 0));
    expect(found(report, 'transparent').data).toEqual({ percent: 52 });
    expect(codes(report)).not.toContain('soft-edges');
  });
});

describe('copies', () => {
  const printOf = async (picture: RgbPicture) => (await check(picture)).measures?.fingerprint ?? '';

  test('the same drawing in other colors is found among one own tiles, another one is not', async () => {
    const own = [
      { id: 'recolored', fingerprint: await printOf(await tile('botanica', 'block', 3, 'delft')) },
      { id: 'other', fingerprint: await printOf(await tile('terrazzo')) },
    ];
    const { pixels } = await tile('botanica');
    const tilePixels = { width: SIDE, height: SIDE, channels: 3, strips: [pixels] } as const;
    const { findings } = await preflight({ facts, pixels: tilePixels }, { layout: 'block', own });
    expect(findings).toEqual([expect.objectContaining({ code: 'copy-of-own', severity: 'warning' })]);
    expect(findings[0]?.data['id']).toBe('recolored');
  });
});

describe('facts', () => {
  const of = async (changes: Partial<UploadFacts>) =>
    (await preflight({ facts: { ...facts, ...changes }, pixels: null }, { layout: 'block' })).findings.map(
      ({ code, severity }) => `${severity} ${code}`,
    );

  test.each<[Partial<UploadFacts>, string[]]>([
    [{}, []],
    [{ bytes: 200_000_001 }, ['error too-large']],
    [{ size: { width: 3499, height: 3500 } }, ['error too-small', 'error not-square']],
    [{ size: { width: 12_001, height: 12_001 } }, ['error absurd-size', 'error odd-sides']],
    [{ size: { width: 12_000, height: 12_000 } }, []],
    [{ profile: null }, ['note profile-assumed']],
    [{ colorModel: 'cmyk', profile: null }, ['error profile-missing']],
    [{ colorModel: 'cmyk', profile: { space: 'other', model: 'cmyk' } }, ['warning colors-converted']],
    [{ colorModel: 'rgb', profile: { space: 'other', model: 'cmyk' } }, ['error profile-broken']],
    [{ profile: { space: 'broken', model: 'rgb' } }, ['error profile-broken']],
    [{ profile: { space: 'display-p3', model: 'rgb' } }, ['note colors-converted']],
    [{ bitDepth: 16, dpi: 72 }, ['note deep-color', 'note density']],
    [{ kind: 'svg', size: null, profile: null, dpi: null }, []],
  ])('%j is told as %j', async (changes, expected) => {
    expect(await of(changes)).toEqual(expected);
  });
});
