/** Limits of an upload. Every loop of the inspection is bounded by one of these. */
export interface IntakeLimits {
  /** Size of a raster file in bytes. */
  readonly rasterBytes: number;
  /** Size of an SVG file in bytes. */
  readonly svgBytes: number;
  /** Size of a PDF in bytes, and of all its unpacked content. */
  readonly pdfBytes: number;
  /** Longer side of a raster in pixels; of a drawing in user units and CSS pixels. */
  readonly side: number;
  /** Pixels of a raster. */
  readonly pixels: number;
  /** Pixels of a raster whose decoder holds the whole picture: progressive JPEG, interlaced PNG, WebP, PSD. */
  readonly heldPixels: number;
  /** Longer side divided by the shorter. */
  readonly proportion: number;
  /** Unpacked bytes per byte of a picture with more than `unpackedFree` unpacked bytes. */
  readonly unpackedRatio: number;
  /** Unpacked bytes exempt from the ratio. */
  readonly unpackedFree: number;
  /** Unpacked bytes of all layers of a PSD. */
  readonly layerBytes: number;
  /** Bytes of a color profile, unpacked. */
  readonly profileBytes: number;
  /** Bytes of all metadata of a raster, unpacked. */
  readonly metadataBytes: number;
  /** Passes of a progressive JPEG. */
  readonly scans: number;
  /** Elements of a drawing as written. */
  readonly elements: number;
  /** Nesting depth of a drawing as written. */
  readonly depth: number;
  /** Shapes and path segments after resolving every reference. */
  readonly drawnParts: number;
  /** Filters, masks, clips and patterns after resolving every reference: each needs its own surface. */
  readonly drawnSurfaces: number;
  /**
   * Work in steps: tags, attributes and path segments count one, chunks thirty-two, and every 256 searched bytes one.
   */
  readonly steps: number;
  /** Maximum decoding time of a raster, in seconds. */
  readonly decodeSeconds: number;
}

const MEBIBYTE = 1024 * 1024;

/** Allows a 12,000 px master with layers; the most complex drawing of the engine needs a tenth of the steps. */
export const DEFAULT_INTAKE_LIMITS: IntakeLimits = {
  rasterBytes: 192 * MEBIBYTE,
  svgBytes: 12 * MEBIBYTE,
  pdfBytes: 48 * MEBIBYTE,
  side: 12_000,
  pixels: 144_000_000,
  heldPixels: 50_000_000,
  proportion: 40,
  unpackedRatio: 400,
  unpackedFree: 64 * MEBIBYTE,
  layerBytes: 2048 * MEBIBYTE,
  profileBytes: 4 * MEBIBYTE,
  metadataBytes: 16 * MEBIBYTE,
  scans: 64,
  elements: 100_000,
  depth: 64,
  drawnParts: 2_000_000,
  drawnSurfaces: 5_000,
  steps: 2_500_000,
  decodeSeconds: 20,
};
