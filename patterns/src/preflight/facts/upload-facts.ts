import type { UploadKind } from '../../intake/upload-result.ts';
import type { ColorModel, ColorProfile } from './icc-profile.ts';

/** What a file says of itself, before a pixel of it is decoded. */
export interface UploadFacts {
  readonly kind: UploadKind;
  readonly bytes: number;
  /** Pixels as they are stored; CSS pixels of a drawing that was read, null for one that was not. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Bits of a channel. */
  readonly bitDepth: number;
  readonly colorModel: ColorModel;
  readonly profile: ColorProfile | null;
  /** Pixels an inch, if the file names them. */
  readonly dpi: number | null;
  /** Layers of a layered file. */
  readonly layers: number;
}
