/** One element of the SVG subset that the engine draws. Text nodes do not occur in that subset. */
export type SvgNode = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: SvgNode[];
};

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

function unescapeXml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Attributes of one tag; the declarations of a style attribute are added as attributes of their own. */
function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, value] of source.matchAll(ATTRIBUTE)) {
    if (name !== undefined && value !== undefined) attributes.set(name, unescapeXml(value));
  }
  for (const declaration of (attributes.get('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) {
      attributes.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
    }
  }
  return attributes;
}

/**
 * Parses SVG text written by the engine itself into a tree and returns its root element. This is no general XML
 * parser: it knows neither comments nor CDATA nor text. Throws an Error on text without an element.
 */
export function parseSvg(svg: string): SvgNode {
  const document: SvgNode = { tag: '#document', attributes: new Map(), children: [] };
  const open = [document];
  for (const [, closing, tag, attributes, selfClosing] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const node = { tag: tag ?? '', attributes: readAttributes(attributes ?? ''), children: [] };
    open.at(-1)?.children.push(node);
    if (!selfClosing) open.push(node);
  }
  const root = document.children[0];
  if (!root) throw new Error('The SVG text holds no element');
  return root;
}

/** All elements that carry an id, by that id. */
export function indexById(root: SvgNode): ReadonlyMap<string, SvgNode> {
  const byId = new Map<string, SvgNode>();
  const visit = (node: SvgNode): void => {
    const id = node.attributes.get('id');
    if (id !== undefined) byId.set(id, node);
    node.children.forEach(visit);
  };
  visit(root);
  return byId;
}
