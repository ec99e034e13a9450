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

/** A designer's declaration about a tile. */
export interface PreflightClaim {
  /** The repeat layout of its tiles. */
  readonly layout: RepeatLayout;
  /** The designer's other tiles, to be checked for copies. */
  readonly own?: readonly OwnTile[];
}

/** Input of preflight. */
export interface PreflightTile {
  readonly facts: UploadFacts;
  /** Null if it could not be decoded; only the facts are checked then. */
  readonly pixels: TilePixels | null;
}

/** Measurements of a tile's pixels. */
interface TileMeasures {
  readonly width: number;
  readonly height: number;
  readonly orientation: 'landscape' | 'portrait' | 'square';
  /** Layouts in which no break is found; nearly anything is seamless in mirror. */
  readonly layouts: readonly RepeatLayout[];
  /** The seam in the declared layout; null if the tile is too small to check. */
  readonly seam: { readonly result: SeamResult; readonly score: number } | null;
  /** Main colors, largest share first. */
  readonly palette: readonly Swatch[];
  /** The color filters of the tile. */
  readonly colors: readonly ColorName[];
  /** Appearance and drawing: `describe` and `fingerprint` in base64. */
  readonly descriptor: string;
  readonly fingerprint: string;
}

/** Output of preflight. */
export interface PreflightReport {
  /** Worst first. */
  readonly findings: readonly Finding[];
  /** Null if the file cannot be read at all. */
  readonly facts: UploadFacts | null;
  /** Null if only the facts were checked. */
  readonly measures: TileMeasures | null;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/**
 * Checks an uploaded tile, in the browser before uploading and again on the server: reports all problems at once, with
 * their location on the tile. The same facts and pixels give the same report on both sides. Pixels are processed in
 * strips of rows and not kept (`studyTile`).
 */
export async function preflight(tile: PreflightTile, claim: PreflightClaim): Promise<PreflightReport> {
  return (await checkTile(tile, claim)).report;
}

/** Returns the report of `preflight`, and the tile scaled to `SMALL_EDGE` pixels per side for further measurements. */
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

/** Returns the report on a file refused without inspection. */
export function refusedReport({ reason, message }: Pick<Refusal, 'reason' | 'message'>): PreflightReport {
  return { findings: [finding(reason, 'error', { detail: message })], facts: null, measures: null };
}

/** Returns whether there is no finding for which a tile is refused. */
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
