import { inverse, multiply, type Matrix } from '../../files/vector/matrix.ts';
import type { Budget } from '../budget.ts';
import type { PdfFile } from './pdf-file.ts';
import { readShading, type PdfGradient } from './pdf-shading.ts';
import type { PdfTable, PdfValue } from './pdf-value.ts';
import { svgMatrix } from './svg-numbers.ts';

/** A gradient, and the matrix that maps it to the page. */
export interface PlacedGradient {
  readonly gradient: PdfGradient;
  readonly matrix: Matrix;
}

/** The gradients of a drawing, each written once. */
export class PdfGradients {
  private readonly file: PdfFile;
  private readonly budget: Budget;
  private readonly read = new Map<PdfTable, PdfGradient>();
  private readonly ids = new Map<string, string>();
  private writtenLength = 0;

  constructor(file: PdfFile, budget: Budget) {
    this.file = file;
    this.budget = budget;
  }

  /** Returns the total length of the definitions so far, in characters. */
  get length(): number {
    return this.writtenLength;
  }

  /** Returns the gradient of a shading. Throws a Refusal for a shading that SVG does not support. */
  of(shading: PdfValue | undefined, resources: PdfTable): PdfGradient {
    const table = this.file.table(shading);
    const known = this.read.get(table);
    if (known) return known;
    this.budget.spendPart();
    const gradient = readShading(this.file, shading, { resources, budget: this.budget });
    this.read.set(table, gradient);
    return gradient;
  }

  /** Returns the paint of a shape that is itself mapped to the page by `space`. */
  paint({ gradient: { tag, geometry, stops }, matrix }: PlacedGradient, space: Matrix): string {
    const back = inverse(space);
    if (back === null) return 'none';
    this.budget.spendPart();
    const place = ` gradientUnits="userSpaceOnUse" gradientTransform="${svgMatrix(multiply(back, matrix))}"`;
    const definition = `${geometry}${place}>${stops}</${tag}>`;
    const known = this.ids.get(definition);
    if (known) return `url(#${known})`;
    const id = `g${this.ids.size}`;
    this.ids.set(definition, id);
    this.writtenLength += definition.length;
    return `url(#${id})`;
  }

  definitions(): string {
    const all = [...this.ids].map(([definition, id]) => {
      const tag = definition.endsWith('</linearGradient>') ? 'linearGradient' : 'radialGradient';
      return `<${tag} id="${id}" ${definition}`;
    });
    return all.length === 0 ? '' : `<defs>${all.join('')}</defs>`;
  }
}
