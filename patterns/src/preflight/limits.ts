/** Limits for masters of every kind. */
export const TILE_LIMITS = {
  bytes: 200_000_000,
  /** Minimum pixels per side of a raster: files are printed 29.6 cm wide at 300 pixels per inch. */
  leastSide: 3500,
  mostSide: 12_000,
} as const;

/** Pixels per inch of the files that are sold. */
export const PRINT_DPI = 300;
