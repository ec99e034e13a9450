import {
  drawingInks,
  drawingTile,
  isPassed,
  measureTile,
  pictureTile,
  preflightInProcess,
  PRODUCTION_PIXELS,
  readDrawing,
  type Finding,
  type Measures,
  type RepeatLayout,
  type SeamResult,
  type UploadKind,
} from '@halfdrop/patterns';

/** What can be told of a master, or what preflight found for which it is not taken. */
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
  | { readonly isTaken: false; readonly findings: readonly Finding[] };

const MEDIA_TYPES: Partial<Record<UploadKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
};

/**
 * Checks a master in a process of its own, which the file may break, and measures it here: call it in a worker.
 * @param intakeProcess the script of that process
 */
export async function readUpload(bytes: Uint8Array, layout: RepeatLayout, intakeProcess: URL): Promise<UploadReading> {
  const { upload, report, small } = await preflightInProcess(bytes, { source: intakeProcess, claim: { layout } });
  const { findings, measures } = report;
  if (!upload.isAccepted || !isPassed(report)) return { isTaken: false, findings };
  const { kind, width, svg } = upload;
  const mediaType = MEDIA_TYPES[kind];
  const seam = measures?.seam;
  if (mediaType === undefined || !seam || small === null) return { isTaken: false, findings: [notTaken(kind)] };
  if (svg !== null) return { ...(await readDrawingUpload(svg, layout)), mediaType, seam };
  const tile = { inks: null, isPlainDrawing: null, measures: await measureTile(pictureTile(small, layout)) };
  return { isTaken: true, mediaType, pixels: width, ...tile, seam };
}

async function readDrawingUpload(svg: string, layout: RepeatLayout) {
  const drawing = readDrawing(svg);
  return {
    isTaken: true,
    pixels: PRODUCTION_PIXELS,
    inks: await drawingInks(drawing),
    isPlainDrawing: drawing.isPlain,
    measures: await measureTile(drawingTile(svg, layout, null)),
  } as const;
}

function notTaken(kind: UploadKind): Finding {
  return { code: 'unsupported', severity: 'error', data: { kind }, boxes: [] };
}
