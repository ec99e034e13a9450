export type { Palette } from './core/palette.ts';
export type { Family, RepeatKind, Variant } from './families/family.ts';
export { PALETTES, paletteBySlug } from './palettes.ts';
export type { PatternSpec } from './pattern.ts';
export { GENERATOR_VERSION, drawPattern, patternSvg } from './pattern.ts';
export { FAMILIES, familyBySlug } from './registry.ts';
