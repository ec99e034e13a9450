import { pathOperators } from './path-data.ts';
import type { SvgNode } from './svg-tree.ts';

/** Returns the path data of an ellipse, as two half turns. */
function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

function rectanglePath(node: SvgNode): string {
  const value = (name: string): number => Number(node.attributes.get(name) ?? 0);
  const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')];
  const radius = Math.min(value('rx'), width / 2, height / 2);
  if (radius === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const corner = (toX: number, toY: number): string => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + radius} ${y}H${x + width - radius}${corner(x + width, y + radius)}` +
    `V${y + height - radius}${corner(x + width - radius, y + height)}` +
    `H${x + radius}${corner(x, y + height - radius)}V${y + radius}${corner(x + radius, y)}Z`
  );
}

function pathDataOf(node: SvgNode): string {
  const value = (name: string): number => Number(node.attributes.get(name) ?? 0);
  const points = node.attributes.get('points') ?? '';
  switch (node.tag) {
    case 'path':
      return node.attributes.get('d') ?? '';
    case 'rect':
      return rectanglePath(node);
    case 'circle':
      return ellipsePath(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ellipsePath(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'line':
      return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}Z`;
    default:
      throw new Error(`The vector writers do not know the SVG element ${node.tag}`);
  }
}

/** Returns the PDF path operators of one drawn SVG element. Throws an Error on an element the engine does not draw. */
export function shapeOperators(node: SvgNode): string {
  return pathOperators(pathDataOf(node));
}
