import { Refusal } from '../upload-result.ts';
import type { PdfPaintState } from './paint-state.ts';
import type { PdfFile } from './pdf-file.ts';
import { isList, type PdfTable } from './pdf-value.ts';

/** Blend modes of PDF (ISO 32000, 11.3.5) with their CSS names. */
const BLENDS: ReadonlyMap<string, string> = new Map([
  ['Normal', 'normal'],
  ['Compatible', 'normal'],
  ['Multiply', 'multiply'],
  ['Screen', 'screen'],
  ['Overlay', 'overlay'],
  ['Darken', 'darken'],
  ['Lighten', 'lighten'],
  ['ColorDodge', 'color-dodge'],
  ['ColorBurn', 'color-burn'],
  ['HardLight', 'hard-light'],
  ['SoftLight', 'soft-light'],
  ['Difference', 'difference'],
  ['Exclusion', 'exclusion'],
  ['Hue', 'hue'],
  ['Saturation', 'saturation'],
  ['Color', 'color'],
  ['Luminosity', 'luminosity'],
]);

/**
 * Applies a graphics state dictionary (8.4.5), except for masks, which are drawn. Throws a Refusal for unknown blend
 * modes.
 */
export function changedState(state: PdfPaintState, file: PdfFile, table: PdfTable): PdfPaintState {
  const numberOr = (key: string, otherwise: number): number => {
    const value = file.value(table.get(key));
    return typeof value === 'number' ? value : otherwise;
  };
  return {
    ...state,
    lineWidth: numberOr('LW', state.lineWidth),
    lineCap: numberOr('LC', state.lineCap),
    lineJoin: numberOr('LJ', state.lineJoin),
    miterLimit: numberOr('ML', state.miterLimit),
    fillAlpha: numberOr('ca', state.fillAlpha),
    strokeAlpha: numberOr('CA', state.strokeAlpha),
    blend: blendOf(file, table) ?? state.blend,
  };
}

/** Returns the first supported blend mode of a list. */
function blendOf(file: PdfFile, table: PdfTable): string | null {
  if (!table.has('BM')) return null;
  const written = file.value(table.get('BM'));
  const names = isList(written) ? written.map((each) => file.name(each)) : [file.name(written)];
  const known = names.flatMap((name) => BLENDS.get(name ?? '') ?? []);
  if (known[0] === undefined) throw new Refusal('unsupported', 'The PDF blends in an unknown way.');
  return known[0];
}
