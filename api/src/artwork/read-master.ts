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

/** What files are made from, and what is seen of it; plain data. */
export interface MasterReading {
  readonly mediaType: string;
  /** Edge of its production bitmaps. */
  readonly pixels: number;
  readonly inks: readonly string[] | null;
  readonly isPlainDrawing: boolean | null;
  /** Whether its file holds layers, and is sold with them. */
  readonly isLayered: boolean;
  readonly measures: Measures;
  readonly seam: { readonly result: SeamResult; readonly score: number };
}

/** What was seen of a tile when it was checked. */
interface SeenTile extends Pick<MasterReading, 'seam'> {
  readonly small: RgbPicture;
  readonly layout: RepeatLayout;
  /** How many layers its file has. */
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

/** One layer is a picture like any other. */
const MIN_LAYERS = 2;

/** What can be told of a file that was taken. */
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
