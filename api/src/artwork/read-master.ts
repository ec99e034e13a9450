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
  readonly measures: Measures;
  readonly seam: { readonly result: SeamResult; readonly score: number };
}

/** What was seen of a tile when it was checked. */
interface SeenTile extends Pick<MasterReading, 'seam'> {
  readonly small: RgbPicture;
  readonly layout: RepeatLayout;
}

const MEDIA_TYPES: Partial<Record<UploadKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
};

/** What can be told of a file that was taken; null for a kind of which no production files can be made. */
export async function readMaster(
  { kind, width, svg }: AcceptedUpload,
  { small, layout, seam }: SeenTile,
): Promise<MasterReading | null> {
  const mediaType = MEDIA_TYPES[kind];
  if (mediaType === undefined) return null;
  if (svg !== null) return { ...(await readDrawnMaster(svg, layout)), mediaType, seam };
  const measures = await measureTile(pictureTile(small, layout));
  return { mediaType, pixels: width, inks: null, isPlainDrawing: null, measures, seam };
}

async function readDrawnMaster(svg: string, layout: RepeatLayout) {
  const drawing = readDrawing(svg);
  return {
    pixels: PRODUCTION_PIXELS,
    inks: await drawingInks(drawing),
    isPlainDrawing: drawing.isPlain,
    measures: await measureTile(drawingTile(svg, layout, null)),
  };
}
