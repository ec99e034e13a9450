import type { RefusalReason } from '../../intake/upload-result.ts';

/** `error`: the file can not be sold as it is. `warning`: a person should look. `note`: worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/**
 * What preflight can find, beside the reasons for which a file is refused unseen.
 * - `too-small`, `not-square`, `odd-sides`: pixels of a side.
 * - `profile-missing`: colors of a printing press without the profile that says what they look like.
 * - `profile-broken`: a color profile that is none, or is one for another kind of color.
 * - `profile-assumed`: no color profile; the file is read as sRGB.
 * - `colors-converted`: colors beyond sRGB, which the files that are sold are in.
 * - `deep-color`: more than 8 bits a channel, which the files that are sold have.
 * - `density`: the file names another density than the 300 dpi of the files that are sold.
 * - `transparent`: parts are see-through; they are laid on white.
 * - `soft-edges`: the outermost pixels are more transparent than those beside them: a hairline in every repeat.
 * - `blank`: one color and nothing else.
 * - `few-colors`: hard steps between a handful of colors, as after a conversion to GIF.
 * - `banding`: gradients that rise in visible steps.
 * - `enlarged`: no detail as fine as a pixel, as after an enlargement.
 * - `border`: one color all around, which shows as a grid.
 * - `seam-broken`, `seam-suspect`: the tile does not join, or may not join, as it is said to.
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

/** What preflight can say of a file, by its code; the words for people are elsewhere. */
export type FindingCode = CheckCode | RefusalReason;

/** A rectangle in pixels of the tile, from its top left corner. */
export interface TileBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One thing that preflight found. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** What the words for it name: numbers, layouts, the tile that it is a copy of. */
  readonly data: Readonly<Record<string, number | string>>;
  /** Where on the tile it can be seen; empty when it concerns the whole. */
  readonly boxes: readonly TileBox[];
}

/** A finding without a place. */
export function finding(code: FindingCode, severity: Severity, data: Finding['data'] = {}): Finding {
  return { code, severity, data, boxes: [] };
}
