import { patternTile, likenessOf, patternSvg, readPicture, renderPreview } from '@halfdrop/patterns';
import type { Likeness, PatternSpec, RepeatLayout, RgbPicture, SeenTile } from '@halfdrop/patterns';
import { Lattice } from '../../../patterns/src/core/lattice.ts';
import type { Rng } from '../../../patterns/src/core/rng.ts';
import { oriented } from '../../../patterns/src/likeness/testing/tile-transforms.ts';
import { renderPixels } from '../../../patterns/src/raster/render.ts';

/** Edge of a copy: not a multiple of the edge at which likeness is measured. */
const EDGE = 500;

const TURNED: Record<RepeatLayout, RepeatLayout> = {
  block: 'block',
  'half-drop': 'brick',
  brick: 'half-drop',
  mirror: 'mirror',
};

/** Edge of the tiles that copies are registered to. */
const SEEN_EDGE = 256;

/** How a copy was made. */
export type CopyKind = 'exact' | 'preview';

/** A copy of a tile, with its picture and its search keys. */
interface Copy {
  readonly seen: SeenTile;
  readonly likeness: Likeness;
}

/** Draws a tile for copies to be registered to. */
export async function seenTile(spec: Required<PatternSpec>): Promise<SeenTile> {
  const pixels = await renderPixels(patternSvg(spec), SEEN_EDGE);
  return { picture: { pixels, width: SEEN_EDGE, height: SEEN_EDGE }, layout: spec.repeat };
}

async function pictureOf(spec: PatternSpec, kind: CopyKind): Promise<RgbPicture> {
  if (kind === 'exact') return { pixels: await renderPixels(patternSvg(spec), EDGE), width: EDGE, height: EDGE };
  const preview = await renderPreview(patternTile(spec), { width: EDGE, format: 'jpeg', watermark: false });
  return readPicture(preview);
}

/** Returns the tile cut out of its plane at another position. A mirrored plane has no other tile to cut. */
function cutElsewhere(picture: RgbPicture, layout: RepeatLayout, right: number, down: number): RgbPicture {
  if (layout === 'mirror') return picture;
  const { pixels, width, height } = picture;
  const lattice = new Lattice(layout, width);
  const copy = new Uint8Array(pixels.length);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = lattice.home([(index % width) + right + 0.5, Math.floor(index / width) + down + 0.5]);
    const from = (Math.floor(y) * width + Math.floor(x)) * 3;
    copy.set(pixels.subarray(from, from + 3), index * 3);
  }
  return { pixels: copy, width, height };
}

/**
 * Returns a copy of a tile at another size, shifted by any number of pixels, rotated and possibly flipped, with its
 * description.
 */
export async function copyOf(spec: Required<PatternSpec>, kind: CopyKind, rng: Rng): Promise<Copy> {
  const picture = await pictureOf(spec, kind);
  const shifted = cutElsewhere(picture, spec.repeat, rng.int(0, EDGE - 1), rng.int(0, EDGE - 1));
  const way = rng.int(0, 7);
  const seen = { picture: oriented(shifted, way), layout: way % 2 === 1 ? TURNED[spec.repeat] : spec.repeat };
  return { seen, likeness: likenessOf(seen.picture, seen.layout) };
}
