import { readProfile } from '../../preflight/facts/icc-profile.ts';
import { Refusal } from '../upload-result.ts';
import type { PdfFile } from './pdf-file.ts';
import { isList, malformedPdf, PdfStream, type PdfTable, type PdfValue } from './pdf-value.ts';

/** Components of a color: 1 for gray, 3 for RGB. */
export type PdfColors = 1 | 3;

const NAMED: ReadonlyMap<string, PdfColors> = new Map([
  ['DeviceGray', 1],
  ['DeviceRGB', 3],
]);

/** Resolves a color space name. Throws a Refusal for anything but gray and sRGB. */
export function colorsOf(file: PdfFile, value: PdfValue | undefined, resources: PdfTable): PdfColors {
  const name = file.name(value);
  const own = name === null ? undefined : NAMED.get(name);
  if (own) return own;
  if (name === 'Pattern') throw malformedPdf();
  const space = name === null ? value : file.table(resources.get('ColorSpace')).get(name);
  const list = file.value(space);
  if (!isList(list)) return named(file, space);
  const [kind, detail] = list;
  if (list.length === 1) return named(file, kind);
  const profile = file.value(detail);
  if (file.name(kind) !== 'ICCBased' || !(profile instanceof PdfStream)) throw otherColors();
  return profiled(file, profile);
}

function named(file: PdfFile, value: PdfValue | undefined): PdfColors {
  const found = NAMED.get(file.name(value) ?? '');
  if (!found) throw otherColors();
  return found;
}

function profiled(file: PdfFile, profile: PdfStream): PdfColors {
  const count = file.value(profile.table.get('N'));
  if (count === 1) return 1;
  if (count !== 3 || readProfile(file.unpacked(profile)).space !== 'srgb') throw otherColors();
  return 3;
}

/** Returns whether a color space is one of patterns, whose colors are gradient or pattern names. */
export function isPatternSpace(file: PdfFile, value: PdfValue | undefined, resources: PdfTable): boolean {
  const name = file.name(value);
  if (name === 'Pattern') return true;
  const space = name === null ? value : file.table(resources.get('ColorSpace')).get(name);
  const list = file.value(space);
  return file.name(isList(list) ? list[0] : space) === 'Pattern';
}

/** Formats a color for SVG. Throws a Refusal for the wrong number of components. */
export function hexOf(colors: PdfColors, numbers: readonly number[]): string {
  if (numbers.length !== colors || !numbers.every(Number.isFinite)) throw malformedPdf();
  const [red = 0, green = red, blue = red] = numbers;
  const parts = [red, green, blue].map((part) => Math.round(255 * Math.min(1, Math.max(0, part))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the Refusal for CMYK, spot colors and profiles other than sRGB, which cannot be displayed here. */
export function otherColors(): Refusal {
  return new Refusal('unsupported', 'The PDF has colors other than sRGB and gray.');
}
