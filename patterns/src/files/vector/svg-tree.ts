/** One element of the SVG subset that the engine draws, which has no text nodes. */
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

/** Parses the attributes of one tag; the declarations of a style attribute become separate attributes. */
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
 * Parses SVG text written by the engine into a tree and returns its root element. Not a general XML parser: comments,
 * CDATA and text are unsupported. Throws an Error on text without an element.
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

/** Returns all elements with an id, keyed by it. */
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
