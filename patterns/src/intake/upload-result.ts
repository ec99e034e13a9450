/** The kinds of file that a designer may upload. */
export type UploadKind = 'svg' | 'pdf' | 'png' | 'jpeg' | 'webp' | 'tiff' | 'psd';

/** Whether a kind of file is drawn rather than decoded. */
export function isDrawn(kind: UploadKind): kind is 'svg' | 'pdf' {
  return kind === 'svg' || kind === 'pdf';
}

/**
 * Why an upload is refused.
 * - `empty`: no bytes.
 * - `too-large`: more bytes than are taken.
 * - `unsupported`: a kind of file, or a part of a kind, that the shop does not take.
 * - `malformed`: breaks the rules of its own kind.
 * - `truncated`: ends before it is complete.
 * - `polyglot`: carries a second file, or bytes that belong to no part of the picture.
 * - `absurd-size`: sides, area or proportions outside of what is printed.
 * - `decompression-bomb`: unpacks to far more than its bytes give reason for.
 * - `oversized-metadata`: color profile or metadata beyond any honest use.
 * - `multiple-pages`: animated, or more than one picture.
 * - `script`: code of any kind.
 * - `external-reference`: names something outside of the file.
 * - `placed-file`: a layer is a file of its own, such as a smart object.
 * - `live-text`: words that need a font which the file does not hold.
 * - `no-composite`: layers without the picture that they make together.
 * - `entity`: a document type with declarations of its own.
 * - `recursion`: a drawing that refers to itself.
 * - `too-complex`: more parts, depth or work than a pattern needs.
 * - `out-of-time`, `out-of-memory`: the process that looked at it hit its bound and was ended.
 * - `crashed`: the program that looked at it died of it.
 */
export type RefusalReason =
  | 'empty'
  | 'too-large'
  | 'unsupported'
  | 'malformed'
  | 'truncated'
  | 'polyglot'
  | 'absurd-size'
  | 'decompression-bomb'
  | 'oversized-metadata'
  | 'multiple-pages'
  | 'script'
  | 'external-reference'
  | 'placed-file'
  | 'live-text'
  | 'no-composite'
  | 'entity'
  | 'recursion'
  | 'too-complex'
  | 'out-of-time'
  | 'out-of-memory'
  | 'crashed';

/** An upload that is what it says and nothing else. */
export interface AcceptedUpload {
  readonly isAccepted: true;
  readonly kind: UploadKind;
  /** Pixels of a raster as it is seen, after its orientation tag; CSS pixels of a drawing. */
  readonly width: number;
  readonly height: number;
  /** The drawing written anew from an allow-list of elements and attributes, that of a PDF too; null for a raster. */
  readonly svg: string | null;
  /** Steps of work that were spent, of the same unit as `IntakeLimits.steps`. */
  readonly steps: number;
}

/** An upload that is not taken. `detail` is an English sentence for the person who uploads; it quotes no content. */
export interface RefusedUpload {
  readonly isAccepted: false;
  readonly reason: RefusalReason;
  readonly detail: string;
  readonly steps: number;
}

export type UploadResult = AcceptedUpload | RefusedUpload;

/** Thrown inside the inspection and turned into a `RefusedUpload` at its edge. */
export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
