import {
  checkSeam,
  drawingInks,
  drawingTile,
  inspectInProcess,
  measureTile,
  normalizeInProcess,
  pictureTile,
  PRODUCTION_PIXELS,
  readDrawing,
  type Measures,
  type RepeatLayout,
  type SeamResult,
  type TileSource,
  type UploadKind,
} from '@halfdrop/patterns';

/** What can be told of a master, or why it is not taken. */
export type UploadReading =
  | {
      readonly isTaken: true;
      readonly mediaType: string;
      /** Edge of its production bitmaps. */
      readonly pixels: number;
      readonly inks: readonly string[] | null;
      readonly isPlainDrawing: boolean | null;
      readonly measures: Measures;
      readonly seam: { readonly result: SeamResult; readonly score: number };
    }
  | { readonly isTaken: false; readonly reason: string; readonly detail: string };

/** What is sold is printed 29.6 cm wide at 300 pixels an inch. */
const MIN_PIXELS = PRODUCTION_PIXELS;

const MEDIA_TYPES: Partial<Record<UploadKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
};

/** The edge at which the seam of a drawing is looked at. */
const DRAWING_SEAM_PIXELS = 1000;

/**
 * Decodes a master in a process of its own, which the file may break, and measures it here: call it in a worker.
 * @param intakeProcess the script of that process
 */
export async function readUpload(bytes: Uint8Array, layout: RepeatLayout, intakeProcess: URL): Promise<UploadReading> {
  const result = await inspectInProcess(bytes, { source: intakeProcess });
  if (!result.isAccepted) return refused(result.reason, result.detail);
  const { kind, width, height, svg } = result;
  const mediaType = MEDIA_TYPES[kind];
  if (mediaType === undefined) return refused('unsupported', `A master of the kind ${kind} is not taken.`);
  if (width !== height) return refused('absurd-size', 'A tile is as wide as it is high.');
  if (svg !== null) return readDrawingUpload(svg, layout, mediaType);
  if (width < MIN_PIXELS) return refused('absurd-size', `A tile has at least ${MIN_PIXELS} pixels on either side.`);
  if (width % 2 === 1)
    return refused('absurd-size', 'A tile has an even number of pixels, so that halves of it can be laid.');
  const upload = await normalizeInProcess(bytes, { source: intakeProcess });
  if (!upload.isAccepted) return refused(upload.reason, upload.detail);
  const { picture } = upload;
  const measures = await measureTile(pictureTile(picture, layout));
  const seam = checkSeam(picture, layout);
  return { isTaken: true, mediaType, pixels: width, inks: null, isPlainDrawing: null, measures, seam };
}

async function readDrawingUpload(svg: string, layout: RepeatLayout, mediaType: string): Promise<UploadReading> {
  const drawing = readDrawing(svg);
  const tile = drawingTile(svg, layout, null);
  return {
    isTaken: true,
    mediaType,
    pixels: PRODUCTION_PIXELS,
    inks: await drawingInks(drawing),
    isPlainDrawing: drawing.isPlain,
    measures: await measureTile(tile),
    seam: await seamOf(tile),
  };
}

async function seamOf(tile: TileSource) {
  const pixels = new Uint8Array(await (await tile.raster(DRAWING_SEAM_PIXELS)).raw().toBuffer());
  return checkSeam({ pixels, width: DRAWING_SEAM_PIXELS, height: DRAWING_SEAM_PIXELS }, tile.layout);
}

function refused(reason: string, detail: string): UploadReading {
  return { isTaken: false, reason, detail };
}
