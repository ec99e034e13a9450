/** What the shop takes as a master, whatever its kind. */
export const TILE_LIMITS = {
  bytes: 200_000_000,
  /** Pixels of a side of a raster: what is sold is printed 29.6 cm wide at 300 pixels an inch. */
  leastSide: 3500,
  mostSide: 12_000,
} as const;

/** Pixels an inch of the files that are sold. */
export const PRINT_DPI = 300;
