import {
  drawingInks,
  drawingTile,
  measureTile,
  pictureTile,
  PRODUCTION_PIXELS,
  readDrawing,
  type AcceptedUpload,
  type Measures,
  type RepeatLayout,
  type RgbPicture,
  type SeamResult,
  type UploadKind,
} from '@halfdrop/patterns';

/** Data that files are made from, and the measured appearance; plain data. */
export interface MasterReading {
  readonly mediaType: string;
  /** Edge length of its production bitmaps. */
  readonly pixels: number;
  readonly inks: readonly string[] | null;
  readonly isPlainDrawing: boolean | null;
  /** Whether its file has layers, and is sold with them. */
  readonly isLayered: boolean;
  readonly measures: Measures;
  readonly seam: { readonly result: SeamResult; readonly score: number };
}

/** Measurements of a tile from its check. */
interface SeenTile extends Pick<MasterReading, 'seam'> {
  readonly small: RgbPicture;
  readonly layout: RepeatLayout;
  /** Number of layers in its file. */
  readonly layers: number;
}

const MEDIA_TYPES: Readonly<Record<UploadKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  psd: 'image/vnd.adobe.photoshop',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** A single layer is an ordinary image. */
const MIN_LAYERS = 2;

/** Returns the master data of an accepted file. */
export async function readMaster(
  { kind, width, svg }: AcceptedUpload,
  { small, layout, seam, layers }: SeenTile,
): Promise<MasterReading> {
  const mediaType = MEDIA_TYPES[kind];
  if (svg !== null) return { ...(await readDrawnMaster(svg, layout)), mediaType, seam };
  const measures = await measureTile(pictureTile(small, layout));
  const isLayered = kind === 'psd' && layers >= MIN_LAYERS;
  return { mediaType, pixels: width, inks: null, isPlainDrawing: null, isLayered, measures, seam };
}

async function readDrawnMaster(svg: string, layout: RepeatLayout) {
  const drawing = readDrawing(svg);
  return {
    pixels: PRODUCTION_PIXELS,
    inks: await drawingInks(drawing),
    isPlainDrawing: drawing.isPlain,
    isLayered: false,
    measures: await measureTile(drawingTile(svg, layout, null)),
  };
}
