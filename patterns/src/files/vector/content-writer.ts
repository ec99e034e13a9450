import { parseTransform } from './matrix.ts';
import { formatNumber } from './numbers.ts';
import { groupEffect, INITIAL_PAINT, inheritPaint } from './paint-state.ts';
import type { PaintState } from './paint-state.ts';
import { shapeOperators } from './shapes.ts';
import { indexById } from './svg-tree.ts';
import type { SvgNode } from './svg-tree.ts';

export type Form = { name: string; body: string; isGroup: boolean };
export type GraphicsState = { name: string; fill: number; stroke: number; blend: string };

const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

function colorOperands(hex: string): string {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new Error(`The vector writers take hex colors, not ${hex}`);
  const value = Number.parseInt(full.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((channel) => formatNumber(channel / 255, 4)).join(' ');
}

function strokeOperators(paint: PaintState): string {
  const dashes = paint.dashes.split(/[\s,]+/).join(' ');
  return [
    `${colorOperands(paint.stroke)} RG`,
    `${formatNumber(paint.strokeWidth)} w`,
    `${CAPS[paint.lineCap] ?? 0} J ${JOINS[paint.lineJoin] ?? 0} j ${formatNumber(paint.miterLimit)} M`,
    ...(dashes ? [`[${dashes}] 0 d`] : []),
    '',
  ].join('\n');
}

function paintOperator(fills: boolean, strokes: boolean, fillRule: string): string {
  const evenOdd = fillRule === 'evenodd' ? '*' : '';
  if (fills && strokes) return `B${evenOdd}`;
  return fills ? `f${evenOdd}` : 'S';
}

/**
 * Converts the tree of one drawing to PDF painting operators, collecting the resources they reference. An EPS file
 * defines procedures of the same names, so that both vector formats share this traversal.
 */
export class ContentWriter {
  readonly forms: Form[] = [];
  readonly graphicsStates: GraphicsState[] = [];
  private readonly byId: ReadonlyMap<string, SvgNode>;
  private readonly formByHref = new Map<string, Form>();

  constructor(root: SvgNode) {
    this.byId = indexById(root);
  }

  /** Returns the operators of one layer group, starting from the initial paint of SVG; empty if it paints nothing. */
  layer(node: SvgNode): string {
    return this.element(node, INITIAL_PAINT);
  }

  private element(node: SvgNode, inherited: PaintState): string {
    if (node.tag === 'defs' || node.tag === 'clipPath') return '';
    const paint = inheritPaint(inherited, node);
    const body = this.withEffect(node, paint);
    if (body === '') return '';
    const placement = this.placement(node);
    return placement === '' && body.startsWith('q\n') ? body : `q\n${placement}${body}Q\n`;
  }

  private body(node: SvgNode, paint: PaintState): string {
    if (DRAWN.has(node.tag)) return this.shape(node, paint);
    if (node.tag === 'use') return this.reference(node, paint);
    if (node.tag === 'g' || node.tag === 'svg') {
      return node.children.map((child) => this.element(child, paint)).join('');
    }
    throw new Error(`The vector writers do not know the SVG element ${node.tag}`);
  }

  /** Applies group opacity and blending as a transparency group, so that overlapping children are composited once. */
  private withEffect(node: SvgNode, paint: PaintState): string {
    const { opacity, blend } = groupEffect(node);
    if (opacity === 1 && blend === 'Normal') return this.body(node, paint);
    const inner = this.body(node, paint);
    if (inner === '') return '';
    const form = this.addForm(inner, true);
    return `/${this.graphicsState(opacity, opacity, blend)} gs\n/${form.name} Do\n`;
  }

  private placement(node: SvgNode): string {
    const transform = node.attributes.get('transform');
    const clip = node.attributes.get('clip-path');
    let operators = '';
    if (transform) {
      const matrix = parseTransform(transform).map((value) => formatNumber(value, 4));
      operators += `${matrix.join(' ')} cm\n`;
    }
    if (clip) {
      const target = this.resolve(clip.replace(/^url\(#|\)$/g, ''));
      operators += `${target.children.map(shapeOperators).join('')}W n\n`;
    }
    return operators;
  }

  private resolve(id: string): SvgNode {
    const target = this.byId.get(id);
    if (!target) throw new Error(`The drawing refers to the missing id ${id}`);
    return target;
  }

  /** Turns a referenced drawing into a form, unless it inherits paint from where it is used. */
  private reference(node: SvgNode, paint: PaintState): string {
    const id = (node.attributes.get('href') ?? '').replace(/^#/, '');
    const takesPaint = JSON.stringify(paint) !== JSON.stringify(INITIAL_PAINT);
    if (takesPaint) return this.element(this.resolve(id), paint);
    let form = this.formByHref.get(id);
    if (!form) {
      form = this.addForm(this.element(this.resolve(id), INITIAL_PAINT), false);
      this.formByHref.set(id, form);
    }
    return `/${form.name} Do\n`;
  }

  private shape(node: SvgNode, paint: PaintState): string {
    const fills = paint.fill !== 'none';
    const strokes = paint.stroke !== 'none' && paint.strokeWidth > 0;
    if (!fills && !strokes) return '';
    const outline = shapeOperators(node);
    if (outline === '') return '';
    const translucent = paint.fillOpacity < 1 || paint.strokeOpacity < 1;
    const state = translucent ? `/${this.graphicsState(paint.fillOpacity, paint.strokeOpacity, 'Normal')} gs\n` : '';
    const fillColor = fills ? `${colorOperands(paint.fill)} rg\n` : '';
    const stroke = strokes ? strokeOperators(paint) : '';
    return `${state}${fillColor}${stroke}${outline}${paintOperator(fills, strokes, paint.fillRule)}\n`;
  }

  /** Stores operators to be painted by the name of the form, with the resources of the drawing. */
  addForm(body: string, isGroup: boolean): Form {
    const form = { name: `F${this.forms.length}`, body, isGroup };
    this.forms.push(form);
    return form;
  }

  private graphicsState(fill: number, stroke: number, blend: string): string {
    const known = this.graphicsStates.find(
      (state) => state.fill === fill && state.stroke === stroke && state.blend === blend,
    );
    if (known) return known.name;
    const name = `G${this.graphicsStates.length}`;
    this.graphicsStates.push({ name, fill, stroke, blend });
    return name;
  }
}
