import { Refusal } from '../upload-result.ts';
import type { PageBox } from './page-box.ts';
import type { PdfFile } from './pdf-file.ts';
import { malformedPdf, PdfStream, type PdfValue } from './pdf-value.ts';
import { svgNumber } from './svg-numbers.ts';

/** A drawing that determines how much of others is visible. */
interface SoftMask {
  readonly form: PdfStream;
  /** Whether luminance or alpha determines the visibility. */
  readonly type: 'luminance' | 'alpha';
}

const TYPES: ReadonlyMap<string, SoftMask['type']> = new Map([
  ['Luminosity', 'luminance'],
  ['Alpha', 'alpha'],
]);

/**
 * Reads a soft mask (ISO 32000, 11.6.5.2), or returns null if there is none. Throws a Refusal for masks that SVG does
 * not support.
 */
export function readMask(file: PdfFile, value: PdfValue | undefined): SoftMask | null {
  if (file.name(value) === 'None') return null;
  const table = file.table(value);
  const form = file.value(table.get('G'));
  const type = TYPES.get(file.name(table.get('S')) ?? '');
  if (!(form instanceof PdfStream) || !type) throw malformedPdf();
  const transfer = file.value(table.get('TR'));
  const isChanged = transfer !== null && file.name(transfer) !== 'Identity';
  if (isChanged || file.numbers(table.get('BC')).some((part) => part !== 0))
    throw new Refusal('unsupported', 'The PDF holds soft masks with a ground or a curve of their own.');
  return { form, type };
}

/** The masks of a drawing. */
export class PdfMasks {
  private readonly box: string;
  private readonly written: string[] = [];

  constructor([left, top, right, bottom]: PageBox) {
    const [x, y, width, height] = [left, top, right - left, bottom - top].map(svgNumber);
    this.box = `maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"`;
  }

  /** Stores the content of a mask, in page units, and returns its id. */
  add(type: SoftMask['type'], content: string): string {
    const id = `m${this.written.length}`;
    const style = type === 'alpha' ? ' style="mask-type:alpha"' : '';
    this.written.push(`<mask id="${id}" ${this.box}${style}>${content}</mask>`);
    return id;
  }

  definitions(): string {
    return this.written.length === 0 ? '' : `<defs>${this.written.join('')}</defs>`;
  }
}
