import { groupEffect } from './paint-state.ts';
import { indexById } from './svg-tree.ts';
import type { SvgNode } from './svg-tree.ts';

/**
 * Returns a function that tells whether an element, including everything it references, lets anything below show
 * through.
 */
export function translucencyOf(root: SvgNode): (node: SvgNode) => boolean {
  const byId = indexById(root);
  const known = new Map<string, boolean>();

  function ofReference(node: SvgNode): boolean {
    const id = (node.attributes.get('href') ?? '').replace(/^#/, '');
    const found = known.get(id);
    if (found !== undefined) return found;
    const target = byId.get(id);
    const isTranslucent = target !== undefined && ofNode(target);
    known.set(id, isTranslucent);
    return isTranslucent;
  }

  function ofNode(node: SvgNode): boolean {
    const { opacity, blend } = groupEffect(node);
    const isOwn = opacity < 1 || blend !== 'Normal' || paintOpacity(node) < 1;
    return isOwn || (node.tag === 'use' ? ofReference(node) : node.children.some(ofNode));
  }

  return ofNode;
}

function paintOpacity(node: SvgNode): number {
  return Math.min(
    ...['fill-opacity', 'stroke-opacity'].map((attribute) => Number(node.attributes.get(attribute) ?? 1)),
  );
}
