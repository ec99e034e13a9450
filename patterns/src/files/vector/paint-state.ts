import type { SvgNode } from './svg-tree.ts';

/** The inherited presentation attributes used by the engine. */
export type PaintState = {
  fill: string;
  stroke: string;
  strokeWidth: number;
  lineCap: string;
  lineJoin: string;
  miterLimit: number;
  fillOpacity: number;
  strokeOpacity: number;
  fillRule: string;
  dashes: string;
};

/** The initial values of SVG. */
export const INITIAL_PAINT: PaintState = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 4,
  fillOpacity: 1,
  strokeOpacity: 1,
  fillRule: 'nonzero',
  dashes: '',
};

/** Returns the state inside an element: its own attributes override the inherited ones. */
export function inheritPaint(inherited: PaintState, node: SvgNode): PaintState {
  const text = (name: string, fallback: string): string => node.attributes.get(name) ?? fallback;
  const value = (name: string, fallback: number): number => Number(node.attributes.get(name) ?? fallback);
  return {
    fill: text('fill', inherited.fill),
    stroke: text('stroke', inherited.stroke),
    strokeWidth: value('stroke-width', inherited.strokeWidth),
    lineCap: text('stroke-linecap', inherited.lineCap),
    lineJoin: text('stroke-linejoin', inherited.lineJoin),
    miterLimit: value('stroke-miterlimit', inherited.miterLimit),
    fillOpacity: value('fill-opacity', inherited.fillOpacity),
    strokeOpacity: value('stroke-opacity', inherited.strokeOpacity),
    fillRule: text('fill-rule', inherited.fillRule),
    dashes: text('stroke-dasharray', inherited.dashes),
  };
}

/** Returns the group effects of an element, which its children do not inherit. */
export function groupEffect(node: SvgNode): { opacity: number; blend: 'Normal' | 'Multiply' } {
  const opacity = Number(node.attributes.get('opacity') ?? 1);
  const blend = node.attributes.get('mix-blend-mode') === 'multiply' ? 'Multiply' : 'Normal';
  return { opacity, blend };
}
