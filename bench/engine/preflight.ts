import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FAMILIES, PALETTES, patternTile, type RepeatLayout, type RgbPicture } from '@halfdrop/patterns';
import { isPassed, type PreflightClaim, type TilePixels } from '@halfdrop/patterns/browser';
import sharp, { type Sharp } from 'sharp';
import { Rng } from '../../patterns/src/core/rng.ts';
import { preflightUpload } from '../../patterns/src/intake/preflight-upload.ts';
import { HOSTILE_UPLOADS } from '../../patterns/src/intake/testing/hostile-uploads.ts';
import { bordered, cropped, slid } from '../../patterns/src/testing/broken-copies.ts';
import { checkFile } from '../../web/src/lib/preflight/check-file.ts';
import type { Bar } from '../report.ts';

const FILES = 1000;
/** Whole masters: all others are smaller than what is sold, and have that finding on both sides. */
const MASTERS = 6;
const MASTER_EDGE = 3500;
const EDGES = [320, 480, 600] as const;
const REAL = 'patterns/test/fixtures/uploads';
const ENCODERS = [
  (pixels: Sharp) => pixels.png(),
  (pixels: Sharp) => pixels.jpeg({ quality: 90 }),
  (pixels: Sharp) => pixels.webp({ quality: 90 }),
] as const;
const LAYOUTS: readonly RepeatLayout[] = ['block', 'half-drop', 'brick', 'mirror'];

interface CheckedFile {
  readonly title: string;
  readonly kind: 'good' | 'broken' | 'hostile' | 'real';
  readonly claim: PreflightClaim;
  readonly make: () => Promise<Uint8Array>;
}

/** Files of every kind, each made when its turn comes: the hostile ones, those of other programs, and tiles whole and broken. */
function files(): CheckedFile[] {
  const claim = { layout: 'block' } as const;
  const hostile = HOSTILE_UPLOADS.map(({ title, make }): CheckedFile => ({
    title,
    kind: 'hostile',
    claim,
    make: async () => make(),
  }));
  const real = readdirSync(REAL)
    .filter((name) => !name.endsWith('.md'))
    .map((name): CheckedFile => ({
      title: name,
      kind: 'real',
      claim,
      make: async () => readFileSync(path.join(REAL, name)),
    }));
  const rng = new Rng('files for preflight');
  const drawn = Array.from({ length: Math.max(0, FILES - hostile.length - real.length) }, (_, index) =>
    drawnFile(rng, index),
  );
  return [...hostile, ...real, ...drawn];
}

/** A tile of the engine: as it is, or cut off, slid or framed, so that it joins no more; claimed in its layout or another. */
function drawnFile(rng: Rng, index: number): CheckedFile {
  const family = rng.pick(FAMILIES);
  const variant = rng.int(0, family.variants.length - 1);
  const palette = rng.pick(PALETTES.filter((each) => family.paletteAllowed?.(each) ?? true)).slug;
  const repeat = rng.pick<RepeatLayout>(family.variants[variant]?.layouts ?? ['block']);
  const edge = index < MASTERS ? MASTER_EDGE : rng.pick(EDGES);
  const harm = index < MASTERS ? 0 : rng.int(0, 3);
  const encode = rng.pick(ENCODERS);
  const layout = index < MASTERS || rng.chance(0.7) ? repeat : rng.pick(LAYOUTS);
  return {
    title: [family.slug, variant, palette, repeat, edge, harm].join(' '),
    kind: harm === 0 && layout === repeat ? 'good' : 'broken',
    claim: { layout },
    async make() {
      const tile = await patternTile({ family: family.slug, variant, palette, seed: index, repeat }).raster(edge);
      const { data, info } = await tile.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { pixels, width, height } = harmed({ pixels: data, width: info.width, height: info.height }, harm);
      return encode(sharp(pixels, { raw: { width, height, channels: 3 } })).toBuffer();
    },
  };
}

function harmed(picture: RgbPicture, harm: number): RgbPicture {
  if (harm === 1) return cropped(picture, 'x', 20);
  if (harm === 2) return slid(picture, 'y', 30);
  return harm === 3 ? bordered(picture, 3, [255, 255, 255]) : picture;
}

/** Stands in for the decoder of a browser. */
async function decode(file: Blob): Promise<TilePixels> {
  const pixels = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: 150_000_000 });
  const { data, info } = await pixels.toColorspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, strips: [data] };
}

/** The code that pages check files by, and that of the server, on every file of a set: do they ever say otherwise? */
export async function run(): Promise<readonly Bar[]> {
  const counts = { alike: 0, left: 0, good: 0, broken: 0, hostile: 0, real: 0 };
  const different: string[] = [];
  const all = files();
  for (const [index, { title, kind, claim, make }] of all.entries()) {
    const bytes = await make();
    counts[kind] += 1;
    const { report: told } = await preflightUpload(bytes, claim);
    const { report: early, isComplete } = await checkFile(new Blob([new Uint8Array(bytes)]), claim, decode);
    const isSame = isPassed(early) === isPassed(told);
    // What only the server can decode is left to it, unless its facts refuse it already.
    if (!isComplete && isPassed(early)) counts.left += 1;
    else if (isSame) counts.alike += 1;
    else different.push(`${title}: ${codesOf(early)} in the page, ${codesOf(told)} on the server`);
    if ((index + 1) % 200 === 0) console.log(`  ${index + 1} of ${all.length} files`);
  }
  for (const each of different) console.log(`    ${each}`);
  const { alike, left, good, broken, hostile, real } = counts;
  return [
    {
      promise: `on ${FILES} files the page never gives another verdict than the server`,
      figure:
        `${alike} alike, ${different.length} otherwise, ${left} left to the server as pages have no decoder for them ` +
        `(${good} good, ${broken} broken, ${hostile} hostile, ${real} of other programs)`,
      isMet: different.length === 0 && all.length >= FILES,
    },
  ];
}

const codesOf = ({ findings }: { readonly findings: ReadonlyArray<{ readonly code: string }> }): string =>
  findings.length === 0 ? 'nothing' : findings.map(({ code }) => code).join(', ');
