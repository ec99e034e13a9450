import type { RefusalReason } from '../../intake/upload-result.ts';

/** `error`: the file cannot be sold as is. `warning`: needs human review. `note`: informational. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * Findings of preflight, in addition to the refusal reasons.
 * - `too-small`, `not-square`, `odd-sides`: pixels per side.
 * - `profile-missing`: CMYK colors without a profile that defines them.
 * - `profile-broken`: an invalid color profile, or one for another color model.
 * - `profile-assumed`: no color profile; the file is read as sRGB.
 * - `colors-converted`: colors outside sRGB, which the files sold use.
 * - `deep-color`: more than the 8 bits per channel of the files sold.
 * - `density`: the file declares a density other than the 300 dpi of the files sold.
 * - `transparent`: parts are transparent; they are composited on white.
 * - `soft-edges`: the outermost pixels are more transparent than those next to them: a hairline in every repeat.
 * - `blank`: a single color.
 * - `few-colors`: hard steps between a handful of colors, as after a conversion to GIF.
 * - `banding`: gradients with visible steps.
 * - `enlarged`: no detail as fine as a pixel, as after upscaling.
 * - `border`: one color all around, which shows as a grid.
 * - `seam-broken`, `seam-suspect`: the tile is not, or may not be, seamless in its declared layout.
 * - `copy-of-own`: the drawing of another tile of the same designer.
 */
type CheckCode =
  | 'too-small'
  | 'not-square'
  | 'odd-sides'
  | 'profile-missing'
  | 'profile-broken'
  | 'profile-assumed'
  | 'colors-converted'
  | 'deep-color'
  | 'density'
  | 'transparent'
  | 'soft-edges'
  | 'blank'
  | 'few-colors'
  | 'banding'
  | 'enlarged'
  | 'border'
  | 'seam-broken'
  | 'seam-suspect'
  | 'copy-of-own';

/** Codes of preflight findings; their texts are defined elsewhere. */
export type FindingCode = CheckCode | RefusalReason;

/** A rectangle in pixels of the tile, from its top left corner. */
export interface TileBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One finding of preflight. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Values interpolated into its text: numbers, layouts, the tile it is a copy of. */
  readonly data: Readonly<Record<string, number | string>>;
  /** Where it is visible on the tile; empty if it concerns the whole tile. */
  readonly boxes: readonly TileBox[];
}

/** Creates a finding without a location. */
export function finding(code: FindingCode, severity: Severity, data: Finding['data'] = {}): Finding {
  return { code, severity, data, boxes: [] };
}
