/** What one upload may be. Every loop of the inspection is bounded by one of these. */
export interface IntakeLimits {
  /** Bytes of a raster file. */
  readonly rasterBytes: number;
  /** Bytes of an SVG file. */
  readonly svgBytes: number;
  /** Bytes of a PDF, and of all in it that is unpacked. */
  readonly pdfBytes: number;
  /** Pixels of the longer side of a raster; user units and CSS pixels of a drawing. */
  readonly side: number;
  /** Pixels of a raster. */
  readonly pixels: number;
  /** Pixels of a raster whose decoder holds the whole picture: progressive JPEG, interlaced PNG, WebP, PSD. */
  readonly heldPixels: number;
  /** Longer side divided by the shorter. */
  readonly proportion: number;
  /** Unpacked bytes for each byte of a picture of more than `unpackedFree` bytes. */
  readonly unpackedRatio: number;
  /** Unpacked bytes that need no reason. */
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
  /** Nesting of a drawing as written. */
  readonly depth: number;
  /** Shapes and path segments once every reference is followed. */
  readonly drawnParts: number;
  /** Filters, masks, clips and patterns once every reference is followed: each costs a surface of its own. */
  readonly drawnSurfaces: number;
  /** Tags, attributes and path segments that are looked at, chunks thirty-two times, and every 256 bytes of a search. */
  readonly steps: number;
  /** Seconds for which a raster may be decoded. */
  readonly decodeSeconds: number;
}

const MEBIBYTE = 1024 * 1024;

/** Room for a 12,000 px master with layers; the heaviest drawing of the engine takes a tenth of the steps. */
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
