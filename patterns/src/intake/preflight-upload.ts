import type { UploadFacts } from '../preflight/facts/upload-facts.ts';
import { readFacts } from '../preflight/facts/read-facts.ts';
import { factsFindings } from '../preflight/findings/facts-findings.ts';
import { SMALL_EDGE, type TilePixels } from '../preflight/pixels/tile-study.ts';
import { checkTile, refusedReport, type PreflightClaim, type PreflightReport } from '../preflight/preflight.ts';
import { renderPixels } from '../raster/render.ts';
import type { RgbPicture } from '../seam/edge-lines.ts';
import { readDrawing } from '../tiles/uploaded-drawing.ts';
import type { Budget } from './budget.ts';
import { checkStructure, evaluated, type Structure } from './inspect-upload.ts';
import type { IntakeLimits } from './limits.ts';
import { decoded, proveHeader } from './raster/decode.ts';
import { rasterStrips } from './raster/strips.ts';
import { proveDraws } from './svg/trial-render.ts';
import { Refusal, type RefusedUpload, type UploadResult } from './upload-result.ts';

/** The result of inspecting an upload, with the preflight report. */
export interface CheckedUpload {
  readonly upload: UploadResult;
  readonly report: PreflightReport;
  /** The tile scaled to `SMALL_EDGE` pixels per side; null if nothing was decoded. */
  readonly small: RgbPicture | null;
}

/** Edge at which drawings are rendered for preflight. */
const DRAWING_PIXELS = 1000;
/**
 * Inspects an upload as `inspectUpload` does, and checks it as the tile it is claimed to be. A refused file has a
 * report, too, with the reason and whatever its facts show. The same bounds and advice apply as for `inspectUpload`:
 * pass untrusted files to `preflightInProcess`.
 */
export async function preflightUpload(
  bytes: Uint8Array,
  claim: PreflightClaim,
  limits: Partial<IntakeLimits> = {},
): Promise<CheckedUpload> {
  let checked: Awaited<ReturnType<typeof checkTile>> | null = null;
  const upload = await evaluated(limits, async (budget) => {
    const structure = checkStructure(bytes, budget);
    const seen = await look(structure, budget);
    const facts = factsOf(await readFacts(bytes), structure);
    checked = await checkTile({ facts, pixels: seen.pixels }, claim);
    return { kind: structure.kind, width: seen.width, height: seen.height, svg: structure.drawing?.svg ?? null };
  });
  return checked === null ? refusedAs(bytes, upload) : { upload, ...kept(checked) };
}

interface Look {
  readonly width: number;
  readonly height: number;
  /** Null for a drawing that is not a tile. */
  readonly pixels: TilePixels | null;
}

async function look({ raster, drawing }: Structure, budget: Budget): Promise<Look> {
  if (drawing === null) {
    const size = await proveHeader(raster, budget);
    return { ...size, pixels: await rasterStrips(raster, size, budget) };
  }
  await proveDraws(drawing);
  const { width, height, svg } = drawing;
  if (width !== height) return { width, height, pixels: null };
  const strip = await decoded(renderPixels(readDrawing(svg).tile, DRAWING_PIXELS));
  return { width, height, pixels: { width: DRAWING_PIXELS, height: DRAWING_PIXELS, channels: 3, strips: [strip] } };
}

/** Completes the facts: the size of a drawing is known only after reading it. */
function factsOf(facts: UploadFacts, { drawing }: Structure): UploadFacts {
  return drawing === null ? facts : { ...facts, size: { width: drawing.width, height: drawing.height } };
}

function kept({ report, small }: Awaited<ReturnType<typeof checkTile>>): Pick<CheckedUpload, 'report' | 'small'> {
  return { report, small: small && { pixels: small, width: SMALL_EDGE, height: SMALL_EDGE } };
}

async function refusedAs(bytes: Uint8Array, upload: UploadResult): Promise<CheckedUpload> {
  if (upload.isAccepted) throw new Error('A file that is taken was checked');
  const { report: refused } = refusedUnseen(upload);
  const facts = await factsIfAny(bytes);
  if (facts === null) return { upload, report: refused, small: null };
  const told = factsFindings(facts).filter(({ severity }) => severity === 'error');
  const unseen = refused.findings.filter(({ code }) => told.every((each) => each.code !== code));
  return { upload, report: { ...refused, facts, findings: [...unseen, ...told] }, small: null };
}

async function factsIfAny(bytes: Uint8Array): Promise<UploadFacts | null> {
  try {
    return await readFacts(bytes);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns the reply for an upload refused without inspection. */
export function refusedUnseen(upload: RefusedUpload): CheckedUpload {
  return { upload, report: refusedReport({ reason: upload.reason, message: upload.detail }), small: null };
}
