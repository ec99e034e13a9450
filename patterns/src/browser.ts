export type { ReferenceObject, ScreenCalibration } from './browser/calibration.ts';
export {
  REFERENCE_OBJECTS,
  calibrationFrom,
  cssPixelsPerCm,
  readCalibration,
  writeCalibration,
} from './browser/calibration.ts';
export type { PaletteContrast } from './browser/contrast.ts';
export { paletteContrast } from './browser/contrast.ts';
export { MUG } from './browser/mockups/mug.ts';
export type { Mockup, MockupSlug } from './browser/mockups/mockups.ts';
export { MOCKUPS, MOCKUP_SIZE } from './browser/mockups/mockups.ts';
export { paintSurface } from './browser/mockups/paint-surface.ts';
export { PHONE_CASE } from './browser/mockups/phone-case.ts';
export { ROOM } from './browser/mockups/room.ts';
export { RepeatTexture } from './browser/mockups/texture.ts';
export { TOTE_STRAPS } from './browser/mockups/tote.ts';
export type { RepeatView } from './browser/repeat-view.ts';
export {
  atSeam,
  joiningLayouts,
  pannedBy,
  tilesAtMiddle,
  withLayout,
  withRepeat,
  zoomedTo,
} from './browser/repeat-view.ts';
export { rulerMarks } from './browser/ruler.ts';
export { samplePatternSvg } from './browser/sample-pattern.ts';
export type { LengthUnit } from './browser/true-scale.ts';
export { formatLength, printedCm, printedDpi } from './browser/true-scale.ts';
export { Refusal } from './intake/upload-result.ts';
export { readFacts } from './preflight/facts/read-facts.ts';
export type { UploadFacts } from './preflight/facts/upload-facts.ts';
export type { TilePixels } from './preflight/pixels/tile-study.ts';
export type { PreflightClaim, PreflightReport } from './preflight/preflight.ts';
export { isPassed, preflight, refusedReport } from './preflight/preflight.ts';
export { TILE_LIMITS } from './preflight/limits.ts';
export type { RepeatLayout } from './core/lattice.ts';
export { repeatBlock } from './core/lattice.ts';
export type { Palette } from './core/palette.ts';
export { PALETTES, paletteBySlug } from './palettes.ts';
