export { blockSvg } from './core/block-svg.ts';
export type { RepeatBlock, RepeatLayout, TilePlacement } from './core/lattice.ts';
export { REPEAT_LAYOUTS, repeatBlock, tilePlacement } from './core/lattice.ts';
export type { Palette } from './core/palette.ts';
export type { Arrangement, Family, Variant } from './families/family.ts';
export { PALETTES, paletteBySlug } from './palettes.ts';
export type { PatternSpec } from './pattern.ts';
export { GENERATOR_VERSION, drawPattern, patternBlockSvg, patternSvg } from './pattern.ts';
export { FAMILIES, familyBySlug } from './registry.ts';
export type { FileMeta } from './files/file-meta.ts';
export type { FileForm, ProductionFormat } from './files/formats.ts';
export {
  formsOf,
  LAYERED_FORMATS,
  PATTERN_FORMATS,
  PICTURE_FORMATS,
  PRODUCTION_FORMATS,
  PRODUCTION_PIXELS,
} from './files/formats.ts';
export type { LicenseStamp } from './files/license.ts';
export type { BundleFile } from './files/production-file.ts';
export { productionBundle, productionFile } from './files/production-file.ts';
export type { FileFacts, PrintReadiness } from './files/readiness/print-readiness.ts';
export { fileFacts, printReadiness } from './files/readiness/print-readiness.ts';
export { readinessText } from './files/readiness/readiness-text.ts';
export { stampLicense } from './files/stamp-license.ts';
export { vectorFromBase64, vectorToBase64 } from './likeness/base64.ts';
export type { TileAlignment } from './likeness/align-tiles.ts';
export { alignTiles, copiesAmong } from './likeness/align-tiles.ts';
export { confirmCopies } from './likeness/confirm-copies.ts';
export { describeSpec } from './likeness/describe-spec.ts';
export type { Descriptor, PaletteShare } from './likeness/descriptor.ts';
export { DESCRIPTOR_LENGTH, describe, describePalette } from './likeness/descriptor.ts';
export type { LikenessOptions } from './likeness/distance.ts';
export { copyDistance, fingerprintDistance, likenessDistance } from './likeness/distance.ts';
export type { Fingerprint } from './likeness/fingerprint.ts';
export { FINGERPRINT_LENGTH, fingerprint } from './likeness/fingerprint.ts';
export type { RowCompanion } from './likeness/likeness-cells.ts';
export { LikenessCells } from './likeness/likeness-cells.ts';
export type { LikenessHit, SearchOptions } from './likeness/likeness-index.ts';
export { LikenessIndex } from './likeness/likeness-index.ts';
export type { Likeness } from './likeness/likeness.ts';
export { likenessOf } from './likeness/likeness.ts';
export type { SeenTile } from './likeness/tile-waves.ts';
export type { ColorName } from './measure/color-names.ts';
export { COLOR_NAMES } from './measure/color-names.ts';
export type { Measures } from './measure/measure.ts';
export type { Swatch } from './measure/named-swatches.ts';
export { measure, measureTile } from './measure/measure.ts';
export type { PaletteColor } from './measure/palette-distance.ts';
export { paletteDistance } from './measure/palette-distance.ts';
export type { PreviewForm, PreviewOptions } from './raster/preview.ts';
export { renderPreview } from './raster/preview.ts';
export { renderSharePicture } from './raster/share-picture.ts';
export type { IsolationOptions, PreflightOptions } from './intake/isolation/inspect-in-process.ts';
export { inspectInProcess, normalizeInProcess, preflightInProcess } from './intake/isolation/inspect-in-process.ts';
export type { AcceptedPicture } from './intake/inspect-upload.ts';
export { inspectUpload, normalizeRaster } from './intake/inspect-upload.ts';
export { preflightUpload } from './intake/preflight-upload.ts';
export type { IntakeLimits } from './intake/limits.ts';
export { embeddedWords } from './intake/words/embedded-words.ts';
export { NO_WORDS, type EmbeddedWords } from './intake/words/said-words.ts';
export { DEFAULT_INTAKE_LIMITS } from './intake/limits.ts';
export type { UploadPicture } from './intake/raster/normalize.ts';
export type { AcceptedUpload, RefusalReason, RefusedUpload, UploadKind, UploadResult } from './intake/upload-result.ts';
export type { Finding, FindingCode, Severity, TileBox } from './preflight/findings/finding.ts';
export { isPassed, type PreflightClaim, type PreflightReport } from './preflight/preflight.ts';
export type { AxisReport, SeamReport, SeamResult } from './seam/check-seam.ts';
export { checkSeam } from './seam/check-seam.ts';
export type { RgbPicture } from './seam/edge-lines.ts';
export { seamOverlay } from './seam/overlay.ts';
export { readPicture } from './seam/read-picture.ts';
export { drawingTile } from './tiles/drawing-tile.ts';
export { patternTile } from './tiles/pattern-tile.ts';
export { keptPicture, pictureTile, smaller } from './tiles/picture-tile.ts';
export type { TileSource } from './tiles/tile-source.ts';
export { drawingInks, readDrawing } from './tiles/uploaded-drawing.ts';
