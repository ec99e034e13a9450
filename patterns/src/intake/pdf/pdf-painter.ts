import { multiply } from '../../files/vector/matrix.ts';
import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { grown } from './page-box.ts';
import { FIRST_STATE, paintAttributes, strokeReach, type PathUse, type PdfPaintState } from './paint-state.ts';
import { clipAttribute, PdfClips } from './pdf-clips.ts';
import { otherColors } from './pdf-colors.ts';
import type { PdfFile } from './pdf-file.ts';
import { changedState } from './pdf-graphics-state.ts';
import { PdfLexer } from './pdf-lexer.ts';
import type { PdfPage } from './pdf-page.ts';
import { matrixOf, numbersIn, stateChange } from './pdf-operators.ts';
import { PdfPath } from './pdf-path.ts';
import { svgMatrix, svgNumber } from './svg-numbers.ts';
import { malformedPdf, PdfStream, PdfWord, type PdfTable, type PdfValue } from './pdf-value.ts';

const MAX_DEPTH = 24;
const MAX_OPERANDS = 64;
/** A form opens a reader and a clip of its own. */
const STEPS_PER_FORM = 128;
/** Operators that say something of what is drawn, and change nothing. */
const SILENT = new Set('MP DP BMC BDC EMC BX EX i ri BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* d0 d1'.split(' '));
const TEXT = new Set(['Tj', 'TJ', "'", '"']);
/** What each operator paints of a path: F fills, S strokes, E fills even-odd, C closes first. */
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
/** How many numbers each operator takes that adds to a path. */
const PATH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
  ['h', 0],
]);

/** Draws the content of a page as SVG, operator by operator (ISO 32000, annex A). */
export class PdfPainter {
  private readonly file: PdfFile;
  private readonly page: PdfPage;
  private readonly budget: Budget;
  private readonly written: string[] = [];
  private readonly clips: PdfClips;
  private length = 0;
  private state: PdfPaintState;
  private path = new PdfPath();
  private pendingClip: 'nonzero' | 'evenodd' | null = null;

  constructor(file: PdfFile, page: PdfPage, budget: Budget) {
    const [left, bottom, right, top] = page.box;
    this.file = file;
    this.page = page;
    this.budget = budget;
    this.clips = new PdfClips([0, 0, right - left, top - bottom]);
    // From the lower left corner upward to the upper left corner downward.
    this.state = { ...FIRST_STATE, matrix: [1, 0, 0, -1, -left, top] };
  }

  /** The content of an SVG element. Throws a Refusal for what is not taken. */
  draw(): string {
    this.run(this.page.content, this.page.resources, 0);
    const drawing = this.written.join('');
    return this.clips.definitions(drawing) + drawing;
  }

  private run(content: Buffer, resources: PdfTable, depth: number): void {
    if (depth > MAX_DEPTH) throw new Refusal('recursion', 'A part of the PDF refers to itself.');
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
      else this.operate(value.text, operands, { resources, depth });
      operands = [];
      if (saved.length > this.budget.limits.depth * 4) throw new Refusal('too-complex', 'The PDF is nested too deep.');
    }
  }

  private operate(
    operator: string,
    operands: readonly PdfValue[],
    { resources, depth }: { readonly resources: PdfTable; readonly depth: number },
  ): void {
    if (SILENT.has(operator)) return;
    if (TEXT.has(operator)) throw new Refusal('live-text', 'The PDF holds text that needs a font.');
    if (operator === 'BI') throw bitmap();
    if (operator === 'sh') throw new Refusal('unsupported', 'The PDF holds gradients or pattern fills.');
    if (operator === 'K' || operator === 'k') throw otherColors();
    const use = PAINTS.get(operator);
    if (use !== undefined) return this.paint(use);
    if (operator === 'Do') return this.drawForm(operands, resources, depth);
    if (operator === 'gs') {
      const [name] = operands;
      const table = this.file.table(this.file.table(resources.get('ExtGState')).get(this.file.name(name) ?? ''));
      this.state = changedState(this.state, this.file, table);
      return undefined;
    }
    if (!this.build(operator, operands) && !this.set(operator, operands, resources)) throw malformedPdf();
    return undefined;
  }

  /** What adds to the path. Answers false for anything else. */
  private build(operator: string, operands: readonly PdfValue[]): boolean {
    if (operator === 'W' || operator === 'W*') {
      this.pendingClip = operator === 'W' ? 'nonzero' : 'evenodd';
      return true;
    }
    const count = PATH_NUMBERS.get(operator);
    if (count === undefined) return false;
    const numbers = numbersIn(operands, count);
    const [x = 0, y = 0] = numbers;
    if (operator === 'm') this.path.move(x, y);
    else if (operator === 'l') this.path.line(x, y);
    else if (operator === 'c') this.path.curve(numbers);
    else if (operator === 'v') this.path.curveFromCurrent(numbers);
    else if (operator === 'y') this.path.curveToEnd(numbers);
    else if (operator === 're') this.path.rectangle(numbers);
    else this.path.close();
    return true;
  }

  /** What changes how things are painted. Answers false for anything else. */
  private set(operator: string, operands: readonly PdfValue[], resources: PdfTable): boolean {
    const change = stateChange(this.state, { operator, operands, file: this.file, resources });
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

  /** A line is as wide as the units in which its path is written make it. */
  private shape(path: PdfPath, use: PathUse): string {
    const { matrix, clip } = this.state;
    const [place, data] = use.isStroked
      ? [` transform="${svgMatrix(matrix)}"`, path.data(null)]
      : ['', path.data(matrix)];
    const markup = `<path d="${data}"${place} ${paintAttributes(this.state, use)}/>`;
    return this.clips.clipped(markup, clip, grown(path.bounds(matrix), use.isStroked ? strokeReach(this.state) : 0));
  }

  private clip(path: PdfPath, isEvenOdd: boolean): void {
    const { matrix, clip: outer } = this.state;
    this.budget.spendPart();
    this.state = { ...this.state, clip: this.clips.inside(outer, path, { matrix, isEvenOdd }) };
  }

  /** A drawing inside the drawing (8.10). One that is a group is laid on the rest as a whole. */
  private drawForm(operands: readonly PdfValue[], resources: PdfTable, depth: number): void {
    const form = this.file.value(this.file.table(resources.get('XObject')).get(this.file.name(operands[0]) ?? ''));
    if (!(form instanceof PdfStream)) throw malformedPdf();
    if (this.file.name(form.table.get('Subtype')) !== 'Form') throw bitmap();
    this.budget.spend(STEPS_PER_FORM);
    const before = this.state;
    const own = this.file.numbers(form.table.get('Matrix'));
    if (own.length > 0) this.state = { ...before, matrix: multiply(before.matrix, matrixOf(own)) };
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = this.file.numbers(form.table.get('BBox'));
    const box = new PdfPath();
    box.rectangle([x1, y1, x2 - x1, y2 - y1]);
    this.clip(box, false);
    const isGroup = form.table.has('Group');
    if (isGroup) this.openGroup();
    const inner = form.table.has('Resources') ? this.file.table(form.table.get('Resources')) : resources;
    this.run(this.file.unpacked(form), inner, depth + 1);
    if (isGroup) this.write('</g>');
    this.path = new PdfPath();
    this.state = before;
  }

  private openGroup(): void {
    const { fillAlpha, blend, clip } = this.state;
    const parts = [
      ...(fillAlpha < 1 ? [`opacity="${svgNumber(fillAlpha)}"`] : []),
      ...(blend === 'normal' ? [] : [`style="mix-blend-mode:${blend}"`]),
    ];
    this.write(`<g${clipAttribute(clip)}${parts.map((part) => ` ${part}`).join('')}>`);
    this.state = { ...this.state, fillAlpha: 1, strokeAlpha: 1, blend: 'normal', clip: null };
  }

  private write(markup: string): void {
    this.length += markup.length;
    if (this.length > this.budget.limits.svgBytes) throw new Refusal('too-complex', 'The PDF draws too much.');
    this.written.push(markup);
  }
}

function bitmap(): Refusal {
  return new Refusal('unsupported', 'The PDF holds a picture of pixels.');
}
