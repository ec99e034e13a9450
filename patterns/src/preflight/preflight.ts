import type { RepeatLayout } from '../core/lattice.ts';
import { REPEAT_LAYOUTS } from '../core/lattice.ts';
import { isDrawn, Refusal } from '../intake/upload-result.ts';
import { vectorToBase64 } from '../likeness/base64.ts';
import { likenessOf } from '../likeness/likeness.ts';
import type { ColorName } from '../measure/color-names.ts';
import { colorFilters } from '../measure/color-names.ts';
import { namedSwatches, type Swatch } from '../measure/named-swatches.ts';
import { mainColors } from '../measure/swatches.ts';
import { seamOf, type SeamResult } from '../seam/check-seam.ts';
import type { UploadFacts } from './facts/upload-facts.ts';
import { copyFindings, type OwnTile } from './findings/copy-findings.ts';
import { factsFindings } from './findings/facts-findings.ts';
import { finding, type Finding, type Severity } from './findings/finding.ts';
import { isBlank, pixelFindings } from './findings/pixel-findings.ts';
import { seamFindings } from './findings/seam-findings.ts';
import { SMALL_EDGE, studyTile, type TilePixels, type TileStudy } from './pixels/tile-study.ts';

/** What a designer says of a tile. */
export interface PreflightClaim {
  /** How its tiles are laid. */
  readonly layout: RepeatLayout;
  /** The designer's other tiles, among which copies are looked for. */
  readonly own?: readonly OwnTile[];
}

/** A tile as it is given to preflight. */
export interface PreflightTile {
  readonly facts: UploadFacts;
  /** Null where no one could decode it: then only its facts are checked. */
  readonly pixels: TilePixels | null;
}

/** What was measured of the pixels of a tile. */
interface TileMeasures {
  readonly width: number;
  readonly height: number;
  readonly orientation: 'landscape' | 'portrait' | 'square';
  /** Every layout in which no break is found; mirror joins nearly anything. */
  readonly layouts: readonly RepeatLayout[];
  /** The seams in the layout that is claimed; null for a tile too small to have any. */
  readonly seam: { readonly result: SeamResult; readonly score: number } | null;
  /** Main colors, largest share first. */
  readonly palette: readonly Swatch[];
  /** The color filters it is found under. */
  readonly colors: readonly ColorName[];
  /** What it looks like, and its drawing whatever the colors: `describe` and `fingerprint` in base64. */
  readonly descriptor: string;
  readonly fingerprint: string;
}

/** The answer of preflight. */
export interface PreflightReport {
  /** Worst first. */
  readonly findings: readonly Finding[];
  /** Null for a file that can not be read at all. */
  readonly facts: UploadFacts | null;
  /** Null as long as only the facts are checked. */
  readonly measures: TileMeasures | null;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/**
 * Checks an uploaded tile, in the browser before a byte of it is sent and on the server again: everything that is wrong
 * with it at once, with where on the tile it shows. The same facts and pixels give the same report on both sides. Pixels
 * are taken in strips of rows and none of them kept (`studyTile`).
 */
export async function preflight(tile: PreflightTile, claim: PreflightClaim): Promise<PreflightReport> {
  return (await checkTile(tile, claim)).report;
}

/** The report of `preflight`, and the tile on `SMALL_EDGE` pixels a side, for whoever measures more. */
export async function checkTile(
  { facts, pixels }: PreflightTile,
  claim: PreflightClaim,
): Promise<{ readonly report: PreflightReport; readonly small: Uint8Array | null }> {
  const found = factsFindings(facts);
  if (pixels === null) return { report: { findings: worstFirst(found), facts, measures: null }, small: null };
  const study = await studyTile(pixels);
  const measures = measuresOf(study, claim.layout);
  found.push(...pixelFindings(study, isDrawn(facts.kind)));
  if (study.seams !== null && !isBlank(study)) {
    found.push(...seamFindings(study.seams, seamOf(study.seams, claim.layout)));
    found.push(...copyFindings(measures.print, claim.own ?? []));
  }
  return { report: { findings: worstFirst(found), facts, measures: measures.measures }, small: study.small };
}

/** The report on a file that is refused unseen. */
export function refusedReport({ reason, message }: Pick<Refusal, 'reason' | 'message'>): PreflightReport {
  return { findings: [finding(reason, 'error', { detail: message })], facts: null, measures: null };
}

/** Whether nothing was found for which a tile is turned away. */
export function isPassed({ findings }: PreflightReport): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}

function measuresOf(study: TileStudy, layout: RepeatLayout) {
  const { width, height, seams, small } = study;
  const colors = mainColors(small, SMALL_EDGE);
  const likeness = likenessOf({ pixels: small, width: SMALL_EDGE, height: SMALL_EDGE }, layout);
  const claimed = seams && seamOf(seams, layout);
  const measures: TileMeasures = {
    width,
    height,
    orientation: width === height ? 'square' : width > height ? 'landscape' : 'portrait',
    layouts: seams ? REPEAT_LAYOUTS.filter((each) => seamOf(seams, each).result === 'seamless') : [],
    seam: claimed && { result: claimed.result, score: claimed.score },
    palette: namedSwatches(colors),
    colors: colorFilters(colors),
    descriptor: vectorToBase64(likeness.descriptor),
    fingerprint: vectorToBase64(likeness.fingerprint),
  };
  return { measures, print: likeness.fingerprint };
}

function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}
