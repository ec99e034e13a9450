import type { SvgNode } from './svg-tree.ts';

/** One named layer of a drawing. */
export type DrawingLayer = { readonly name: string; readonly node: SvgNode };

/** Returns the layers of a drawing of the engine, lowest first. */
export function drawingLayers(root: SvgNode): DrawingLayer[] {
  return root.children
    .filter((child) => child.tag === 'g')
    .map((node, index) => ({ name: node.attributes.get('data-name') ?? `Layer ${index + 1}`, node }));
}

/** Units along one edge of a drawing, from its view box. Throws an Error if it has none. */
export function drawingUnits(root: SvgNode): number {
  const units = Number((root.attributes.get('viewBox') ?? '').split(' ')[2]);
  if (!(units > 0)) throw new Error('The drawing has no view box');
  return units;
}
