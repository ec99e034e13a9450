import { IDENTITY, multiply, type Matrix } from '../../files/vector/matrix.ts';
import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { grown, type PageBox } from './page-box.ts';
import {
  FIRST_STATE,
  layerAttributes,
  paintAttributes,
  strokeReach,
  type PathUse,
  type PdfPaint,
  type PdfPaintState,
} from './paint-state.ts';
import { PdfClips } from './pdf-clips.ts';
import { otherColors } from './pdf-colors.ts';
import type { PdfFile } from './pdf-file.ts';
import { PdfGradients } from './pdf-gradients.ts';
import { changedState } from './pdf-graphics-state.ts';
import { PdfLexer } from './pdf-lexer.ts';
import { PdfMasks, readMask } from './pdf-masks.ts';
import type { PdfPage } from './pdf-page.ts';
import { extendPath, matrixOf, stateChange } from './pdf-operators.ts';
import { PdfPath } from './pdf-path.ts';
import { svgMatrix, svgNumber } from './svg-numbers.ts';
import { malformedPdf, PdfStream, PdfWord, type PdfTable, type PdfValue } from './pdf-value.ts';

const MAX_DEPTH = 24;
const MAX_OPERANDS = 64;
/** Cost of a form, which has its own lexer and clip. */
const STEPS_PER_FORM = 128;
/** Operators without a visible effect. */
const SILENT = new Set('MP DP BMC BDC EMC BX EX i ri BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* d0 d1'.split(' '));
const TEXT = new Set(['Tj', 'TJ', "'", '"']);
/** How each operator paints a path: F fills, S strokes, E fills even-odd, C closes first. */
const PAINTS: ReadonlyMap<string, string> = new Map([
  ['S', 'S'],
  ['s', 'CS'],
  ['f', 'F'],
  ['F', 'F'],
  ['f*', 'FE'],
  ['B', 'FS'],
  ['B*', 'FSE'],
  ['b', 'CFS'],
  ['b*', 'CFSE'],
  ['n', ''],
]);
/** Where names are looked up, and the nesting depth of forms. */
interface Place {
  readonly resources: PdfTable;
  readonly depth: number;
}

/** Draws the content of a page as SVG, operator by operator (ISO 32000, annex A). */
export class PdfPainter {
  private readonly file: PdfFile;
  private readonly page: PdfPage;
  private readonly budget: Budget;
  private readonly box: PageBox;
  private readonly clips: PdfClips;
  private readonly gradients: PdfGradients;
  private readonly masks: PdfMasks;
  private written: string[] = [];
  private length = 0;
  private state: PdfPaintState;
  private path = new PdfPath();
  private pendingClip: 'nonzero' | 'evenodd' | null = null;

  constructor(file: PdfFile, page: PdfPage, budget: Budget) {
    const [left, bottom, right, top] = page.box;
    this.file = file;
    this.page = page;
    this.budget = budget;
    this.box = [0, 0, right - left, top - bottom];
    this.clips = new PdfClips(this.box);
    this.gradients = new PdfGradients(file, budget);
    this.masks = new PdfMasks(this.box);
    // From a lower left origin with y upwards to an upper left origin with y downwards.
    const base: Matrix = [1, 0, 0, -1, -left, top];
    this.state = { ...FIRST_STATE, matrix: base, base };
  }

  /** Returns the content of an SVG element. Throws a Refusal for unsupported content. */
  draw(): string {
    this.run(this.page.content, { resources: this.page.resources, depth: 0 });
    const drawing = this.masks.definitions() + this.written.join('');
    return this.clips.definitions(drawing) + this.gradients.definitions() + drawing;
  }

  private run(content: Buffer, place: Place): void {
    if (place.depth > MAX_DEPTH) throw new Refusal('recursion', 'A part of the PDF refers to itself.');
    const lexer = new PdfLexer(content, this.budget);
    const saved: PdfPaintState[] = [];
    let operands: PdfValue[] = [];
    for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
      if (!(value instanceof PdfWord)) {
        operands.push(value);
        if (operands.length > MAX_OPERANDS) throw malformedPdf();
        continue;
      }
      if (value.text === 'q') saved.push(this.state);
      else if (value.text === 'Q') this.state = saved.pop() ?? this.state;
      else this.operate(value.text, operands, place);
      operands = [];
      if (saved.length > this.budget.limits.depth * 4) throw new Refusal('too-complex', 'The PDF is nested too deep.');
    }
  }

  private operate(operator: string, operands: readonly PdfValue[], place: Place): void {
    if (SILENT.has(operator)) return;
    if (TEXT.has(operator)) throw new Refusal('live-text', 'The PDF holds text that needs a font.');
    if (operator === 'BI') throw bitmap();
    if (operator === 'K' || operator === 'k') throw otherColors();
    const use = PAINTS.get(operator);
    if (use !== undefined) return this.paint(use);
    if (operator === 'Do') return this.drawForm(this.named('XObject', operands, place), place);
    if (operator === 'sh') return this.shade(this.named('Shading', operands, place), place);
    if (operator === 'gs') return this.changeState(this.named('ExtGState', operands, place), place);
    if (!this.build(operator, operands) && !this.set(operator, operands, place)) throw malformedPdf();
    return undefined;
  }

  /** Resolves the name that precedes an operator. */
  private named(kind: string, operands: readonly PdfValue[], { resources }: Place): PdfValue {
    return this.file.value(this.file.table(resources.get(kind)).get(this.file.name(operands[0]) ?? ''));
  }

  private changeState(value: PdfValue, place: Place): void {
    const table = this.file.table(value);
    this.state = changedState(this.state, this.file, table);
    if (table.has('SMask')) this.state = { ...this.state, mask: this.mask(table.get('SMask'), place) };
  }

  /** Applies operators that construct the path or mark it for clipping. Returns false for any other operator. */
  private build(operator: string, operands: readonly PdfValue[]): boolean {
    if (operator !== 'W' && operator !== 'W*') return extendPath(this.path, operator, operands);
    this.pendingClip = operator === 'W' ? 'nonzero' : 'evenodd';
    return true;
  }

  /** Applies operators that change the graphics state. Returns false for any other operator. */
  private set(operator: string, operands: readonly PdfValue[], { resources }: Place): boolean {
    const { file, gradients } = this;
    const change = stateChange(this.state, { operator, operands, file, resources, gradients });
    if (change) this.state = { ...this.state, ...change };
    return change !== null;
  }

  private paint(use: string): void {
    if (use.includes('C')) this.path.close();
    const { path } = this;
    this.path = new PdfPath();
    if (use !== '' && !path.isEmpty) {
      const parts = { isFilled: use.includes('F'), isStroked: use.includes('S'), isEvenOdd: use.includes('E') };
      this.write(this.shape(path, parts));
    }
    if (this.pendingClip !== null) this.clip(path, this.pendingClip === 'evenodd');
    this.pendingClip = null;
  }

  /** Returns a painted path. A line's width is in the units of its path. */
  private shape(path: PdfPath, use: PathUse): string {
    const { matrix, mask, blend } = this.state;
    const [place, data, space] = use.isStroked
      ? [` transform="${svgMatrix(matrix)}"`, path.data(null), matrix]
      : ['', path.data(matrix), IDENTITY];
    const covered = grown(path.bounds(matrix), use.isStroked ? strokeReach(this.state) : 0);
    const clip = this.clips.needed(this.state.clip, covered);
    const paints = paintAttributes(this.state, use, (paint) => this.paintOf(paint, space));
    const layer = layerAttributes({ clip, mask, blend });
    if (clip === null && mask === null) return `<path d="${data}"${place} ${paints}${layer}/>`;
    return `<g${layer}><path d="${data}"${place} ${paints}/></g>`;
  }

  private paintOf({ hex, gradient }: PdfPaint, space: Matrix): string {
    return gradient === null ? hex : this.gradients.paint(gradient, space);
  }

  /** Paints a gradient over the whole clip. */
  private shade(shading: PdfValue, { resources }: Place): void {
    const before = this.state;
    const gradient = { gradient: this.gradients.of(shading, resources), matrix: before.matrix };
    const [left, top, right, bottom] = this.box;
    const page = new PdfPath();
    page.rectangle([left, top, right - left, bottom - top]);
    this.state = { ...before, matrix: IDENTITY, fill: { colors: null, hex: '#000000', gradient } };
    this.write(this.shape(page, { isFilled: true, isStroked: false, isEvenOdd: false }));
    this.state = before;
  }

  /** Draws the content of a mask separately. Returns the id of the mask, or null if there is none. */
  private mask(value: PdfValue | undefined, place: Place): string | null {
    const soft = readMask(this.file, value);
    if (soft === null) return null;
    const [before, outside] = [this.state, this.written];
    this.written = [];
    this.state = { ...FIRST_STATE, matrix: before.matrix, base: before.matrix };
    this.drawForm(soft.form, place);
    const id = this.masks.add(soft.type, this.written.join(''));
    this.written = outside;
    this.state = before;
    return id;
  }

  private clip(path: PdfPath, isEvenOdd: boolean): void {
    const { matrix, clip: outer } = this.state;
    this.budget.spendPart();
    this.state = { ...this.state, clip: this.clips.inside(outer, path, { matrix, isEvenOdd }) };
  }

  /** Draws a form (8.10). A transparency group is composited as a whole. */
  private drawForm(form: PdfValue, { resources, depth }: Place): void {
    if (!(form instanceof PdfStream)) throw malformedPdf();
    if (this.file.name(form.table.get('Subtype')) !== 'Form') throw bitmap();
    this.budget.spend(STEPS_PER_FORM);
    const before = this.state;
    const own = this.file.numbers(form.table.get('Matrix'));
    const base = own.length > 0 ? multiply(before.matrix, matrixOf(own)) : before.matrix;
    this.state = { ...before, matrix: base, base };
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = this.file.numbers(form.table.get('BBox'));
    const box = new PdfPath();
    box.rectangle([x1, y1, x2 - x1, y2 - y1]);
    this.clip(box, false);
    const isGroup = form.table.has('Group');
    if (isGroup) this.openGroup();
    const inner = form.table.has('Resources') ? this.file.table(form.table.get('Resources')) : resources;
    this.run(this.file.unpacked(form), { resources: inner, depth: depth + 1 });
    if (isGroup) this.write('</g>');
    this.path = new PdfPath();
    this.state = before;
  }

  private openGroup(): void {
    const { fillAlpha } = this.state;
    const opacity = fillAlpha < 1 ? ` opacity="${svgNumber(fillAlpha)}"` : '';
    this.write(`<g${layerAttributes(this.state)}${opacity}>`);
    this.state = { ...this.state, fillAlpha: 1, strokeAlpha: 1, blend: 'normal', clip: null, mask: null };
  }

  private write(markup: string): void {
    this.length += markup.length;
    if (this.length + this.gradients.length > this.budget.limits.svgBytes)
      throw new Refusal('too-complex', 'The PDF draws too much.');
    this.written.push(markup);
  }
}

function bitmap(): Refusal {
  return new Refusal('unsupported', 'The PDF holds a picture of pixels.');
}
