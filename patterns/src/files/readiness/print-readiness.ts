import { createHash } from 'node:crypto';

import type { RepeatLayout } from '../../core/lattice.ts';
import { TILE_SIZE } from '../../core/tile.ts';
import type { PatternSpec } from '../../pattern.ts';
import { checkSeam } from '../../seam/check-seam.ts';
import type { SeamResult } from '../../seam/check-seam.ts';
import type { RgbPicture } from '../../seam/edge-lines.ts';
import { Artwork } from '../artwork.ts';
import type { Drawing } from '../artwork.ts';
import type { FileMeta } from '../file-meta.ts';
import { PRINT_DENSITY, PRODUCTION_PIXELS } from '../formats.ts';
import type { FileForm, ProductionFormat } from '../formats.ts';
import { patternDrawing } from '../pattern-drawing.ts';
import { thinnestLine } from './thinnest-line.ts';

/** Facts about one file of a bundle that its recipient can verify. */
export type FileFacts = {
  readonly format: ProductionFormat;
  readonly form: FileForm;
  readonly byteLength: number;
  /** SHA-256 of the bytes, in lower-case hex. */
  readonly sha256: string;
};

/** What a print shop needs to know about a bundle. */
export type PrintReadiness = {
  readonly title: string;
  readonly assetId: string;
  /** How the tile repeats. */
  readonly layout: RepeatLayout;
  /** Edge of a tile in the bitmaps, in pixels. */
  readonly pixels: number;
  /** Pixels per inch. */
  readonly density: number;
  /** Printed edge of one tile, in centimeters. */
  readonly centimeters: number;
  readonly inches: number;
  readonly colorSpace: string;
  /** Layer names of PSD, PDF, AI and SVG, lowest first. */
  readonly layers: readonly string[];
  /** Fonts required by the files; always empty, because no file contains text. */
  readonly fonts: readonly string[];
  /**
   * Layers that are translucent or multiplied. In the EPS, which has no transparency, they are a picture at 300 dpi.
   */
  readonly translucentLayers: readonly string[];
  /** Printed width of the thinnest stroked line; null if nothing is stroked. */
  readonly thinnestLineMillimeters: number | null;
  readonly seam: {
    readonly result: SeamResult;
    /** From 0, seamless, to 1, certainly broken. */
    readonly score: number;
  };
  readonly files: readonly FileFacts[];
};

const CENTIMETERS_PER_INCH = 2.54;
const MILLIMETERS_PER_INCH = 25.4;

/** Returns the verifiable facts about a file. */
export function fileFacts({
  format,
  form,
  bytes,
}: Omit<FileFacts, 'byteLength' | 'sha256'> & { bytes: Uint8Array }): FileFacts {
  return { format, form, byteLength: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Returns the print-readiness report for the given files of a pattern. Draws the tile at full size and checks its seam,
 * which takes a second or two of CPU: do not call it on threads that serve requests. `pixels` is the edge of the
 * bitmaps in the files. The output is deterministic. Throws RangeError if the spec names an unknown family, variant or
 * palette.
 */
export async function printReadiness(
  spec: PatternSpec,
  meta: FileMeta,
  files: readonly FileFacts[],
  pixels: number = PRODUCTION_PIXELS,
): Promise<PrintReadiness> {
  return drawingReadiness(patternDrawing(spec), meta, files, pixels);
}

/** Returns the print-readiness report of a drawing, as `printReadiness` does for a pattern. */
export async function drawingReadiness(
  drawing: Drawing,
  meta: FileMeta,
  files: readonly FileFacts[],
  pixels: number,
): Promise<PrintReadiness> {
  const artwork = new Artwork(drawing, pixels);
  const line = thinnestLine(artwork.root);
  return {
    ...pictureReadiness({ pixels: await artwork.picture(), width: pixels, height: pixels }, drawing.layout, meta),
    layers: artwork.layers.map(({ name }) => name),
    translucentLayers: artwork.layers.filter(({ isTranslucent }) => isTranslucent).map(({ name }) => name),
    thinnestLineMillimeters:
      line === null ? null : (line / TILE_SIZE) * (pixels / PRINT_DENSITY) * MILLIMETERS_PER_INCH,
    files,
  };
}

/** Returns the print-readiness report of a picture, which has no layers and no lines. */
export function pictureReadiness(picture: RgbPicture, layout: RepeatLayout, meta: FileMeta): PrintReadiness {
  const pixels = picture.width;
  const inches = pixels / PRINT_DENSITY;
  const { result, score } = checkSeam(picture, layout);
  return {
    title: meta.title,
    assetId: meta.assetId,
    layout,
    pixels,
    density: PRINT_DENSITY,
    centimeters: inches * CENTIMETERS_PER_INCH,
    inches,
    colorSpace: 'sRGB (IEC 61966-2-1)',
    layers: [],
    fonts: [],
    translucentLayers: [],
    thinnestLineMillimeters: null,
    seam: { result, score },
    files: [],
  };
}
