import { IDENTITY, minScale, multiply, parseTransform } from '../vector/matrix.ts';
import type { Matrix } from '../vector/matrix.ts';
import { INITIAL_PAINT, inheritPaint } from '../vector/paint-state.ts';
import type { PaintState } from '../vector/paint-state.ts';
import { indexById } from '../vector/svg-tree.ts';
import type { SvgNode } from '../vector/svg-tree.ts';

const CONTAINERS = new Set(['svg', 'g', 'use']);
const UNSEEN = new Set(['defs', 'clipPath']);

/**
 * Returns the width of the thinnest stroked line of a drawing, in its units, after all transforms; null if nothing is
 * stroked. Filled shapes that taper to a point are not counted.
 */
export function thinnestLine(root: SvgNode): number | null {
  const byId = indexById(root);
  let thinnest = Number.POSITIVE_INFINITY;

  function visit(node: SvgNode, outer: Matrix, inherited: PaintState): void {
    if (UNSEEN.has(node.tag)) return;
    const transform = node.attributes.get('transform');
    const matrix = transform ? multiply(outer, parseTransform(transform)) : outer;
    const paint = inheritPaint(inherited, node);
    if (CONTAINERS.has(node.tag)) {
      const target = byId.get((node.attributes.get('href') ?? '').replace(/^#/, ''));
      for (const child of target ? [target] : node.children) visit(child, matrix, paint);
      return;
    }
    const isStroked = paint.stroke !== 'none' && paint.strokeWidth > 0 && paint.strokeOpacity > 0;
    if (isStroked) thinnest = Math.min(thinnest, paint.strokeWidth * minScale(matrix));
  }

  visit(root, IDENTITY, INITIAL_PAINT);
  return Number.isFinite(thinnest) ? thinnest : null;
}
