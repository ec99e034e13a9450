import type { UploadKind } from '../../intake/upload-result.ts';
import type { ColorModel, ColorProfile } from './icc-profile.ts';

/** Facts declared by a file, before any pixel is decoded. */
export interface UploadFacts {
  readonly kind: UploadKind;
  readonly bytes: number;
  /** Stored size in pixels; for a drawing, CSS pixels once it was read, null before. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Bits per channel. */
  readonly bitDepth: number;
  readonly colorModel: ColorModel;
  readonly profile: ColorProfile | null;
  /** Pixels per inch, if declared. */
  readonly dpi: number | null;
  /** Number of layers. */
  readonly layers: number;
}
