/** The kinds of file that a designer may upload. */
export type UploadKind = 'svg' | 'pdf' | 'png' | 'jpeg' | 'webp' | 'tiff' | 'psd';

/** Returns whether a kind of file is a drawing rather than a raster. */
export function isDrawn(kind: UploadKind): kind is 'svg' | 'pdf' {
  return kind === 'svg' || kind === 'pdf';
}

/**
 * Why an upload is refused.
 * - `empty`: no bytes.
 * - `too-large`: exceeds the size limit.
 * - `unsupported`: a type of file, or a variant of it, that the shop does not accept.
 * - `malformed`: violates its own format.
 * - `truncated`: ends before it is complete.
 * - `polyglot`: carries a second file, or bytes that belong to no part of the picture.
 * - `absurd-size`: sides, area or proportions outside the printable range.
 * - `decompression-bomb`: unpacks to far more than its size justifies.
 * - `oversized-metadata`: an unreasonably large color profile or metadata.
 * - `multiple-pages`: animated, or more than one picture.
 * - `script`: code of any kind.
 * - `external-reference`: refers to something outside the file.
 * - `placed-file`: a layer is a separate file, such as a smart object.
 * - `live-text`: text that needs a font the file does not contain.
 * - `no-composite`: layers without their flattened picture.
 * - `entity`: a document type with its own declarations.
 * - `recursion`: a drawing that refers to itself.
 * - `too-complex`: more parts, depth or work than a pattern needs.
 * - `out-of-time`, `out-of-memory`: the inspecting process hit its limit and was ended.
 * - `crashed`: the inspecting program crashed.
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

/** An upload that is exactly what it claims to be. */
export interface AcceptedUpload {
  readonly isAccepted: true;
  readonly kind: UploadKind;
  /** Size of a raster after applying its orientation tag, in pixels; of a drawing in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The drawing rewritten from an allow-list of elements and attributes, also for a PDF; null for a raster. */
  readonly svg: string | null;
  /** Steps of work spent, in the unit of `IntakeLimits.steps`. */
  readonly steps: number;
}

/** A refused upload. `detail` is an English sentence for the uploader; it quotes no content. */
export interface RefusedUpload {
  readonly isAccepted: false;
  readonly reason: RefusalReason;
  readonly detail: string;
  readonly steps: number;
}

export type UploadResult = AcceptedUpload | RefusedUpload;

/** Thrown inside the inspection and converted to a `RefusedUpload` at its boundary. */
export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
