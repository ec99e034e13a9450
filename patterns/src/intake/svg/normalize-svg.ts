import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { STYLE_ONLY } from './allow-list.ts';
import { drawingSize } from './drawing-size.ts';
import { refuseExcessiveWork } from './drawing-work.ts';
import { EmbeddedPictures } from './embedded-picture.ts';
import { refuseAbsurdFilter } from './filters.ts';
import { parseSvgUpload } from './parse-svg.ts';
import { inlineStyles } from './styles.ts';
import { visit, type SvgElement } from './svg-element.ts';
import { checkedValue, referencedId } from './values.ts';

/** A drawing that contains only shapes, paint and internal references. */
export interface SafeDrawing {
  readonly svg: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/**
 * Reads an uploaded SVG and rewrites it: only elements, attributes and values of the allow-list, style sheets inlined
 * into attributes, sizes in pixels. Throws a Refusal for anything that has no place in a pattern.
 */
export function normalizeSvg(bytes: Buffer, budget: Budget): SafeDrawing {
  if (bytes.length > budget.limits.svgBytes)
    throw new Refusal('too-large', `A drawing may have ${budget.limits.svgBytes} bytes at most.`);
  const source = parseSvgUpload(bytes, budget);
  inlineStyles(source, budget);
  const { root } = source;
  const { width, height, viewBox } = drawingSize(root, budget.limits);
  const pictures = new EmbeddedPictures(budget);
  visit(root, (element) => {
    keepChecked(element, budget, pictures);
    if (element.name === 'filter') refuseAbsurdFilter(element, Math.max(viewBox[2], viewBox[3]));
  });
  refuseExcessiveWork(root, budget);
  root.attributes.set('width', String(width));
  root.attributes.set('height', String(height));
  root.attributes.set('viewBox', viewBox.join(' '));
  return { svg: written(root, ' xmlns="http://www.w3.org/2000/svg"'), width, height };
}

/** Keeps only the allowed attributes of an element, with validated values. */
function keepChecked({ name: element, attributes }: SvgElement, budget: Budget, pictures: EmbeddedPictures): void {
  for (const [name, value] of attributes) {
    budget.spend();
    const checked = value.trim() === '' ? null : checkedValue(name, value, budget);
    if (checked === null) attributes.delete(name);
    else if (name !== 'href') attributes.set(name, checked);
    else if (element === 'image') attributes.set(name, pictures.check(checked));
    else attributes.set(name, `#${referencedId(checked)}`);
  }
}

function written({ name, attributes, children }: SvgElement, namespace = ''): string {
  const plain = [...attributes].filter(([key]) => !STYLE_ONLY.has(key));
  const styled = [...attributes].filter(([key]) => STYLE_ONLY.has(key));
  if (styled.length > 0) plain.push(['style', styled.map(([key, value]) => `${key}:${value}`).join(';')]);
  const list = plain.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  const open = `<${name}${namespace}${list}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.map((child) => written(child)).join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES.get(character) ?? character);
}
