import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { ANIMATION_ELEMENTS, DRAWN_ELEMENTS, SCRIPT_ELEMENTS, SILENT_ELEMENTS, TEXT_ELEMENTS } from './allow-list.ts';
import { refuseHostileAttribute, refuseHostileStyle } from './hostile-attribute.ts';
import type { SvgElement, SvgSource } from './svg-element.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const MAX_ATTRIBUTES = 128;
/** The public document types of SVG 1.0 and 1.1, which drawing programs write and parsers ignore. */
const PLAIN_DOCTYPE =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]{1,20}\/\/EN"\s+"http:\/\/www\.w3\.org\/[\w./-]{1,80}\.dtd"\s*$/;

/**
 * Parses an SVG file as strict XML in UTF-8 and keeps the elements of the allow-list. Throws a Refusal at the first
 * construct that a drawing has no need for; purely descriptive elements are dropped.
 */
export function parseSvgUpload(bytes: Buffer, budget: Budget): SvgSource {
  return new SvgReader(budget).read(decodeUtf8(bytes));
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refusal('malformed', 'The drawing is no text in UTF-8.', { cause: error });
  }
}

class SvgReader {
  private readonly budget: Budget;
  private readonly open: SvgElement[] = [];
  private root: SvgElement | null = null;
  private styles = '';
  private elements = 0;
  /** Number of attributes of the current tag. */
  private attributes = 0;
  private depth = 0;
  /** The depth at which a dropped element or style sheet began. */
  private silentFrom = Number.POSITIVE_INFINITY;
  private styleFrom = Number.POSITIVE_INFINITY;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  read(text: string): SvgSource {
    this.budget.spendBytes(text.length);
    const parser = new SaxesParser({ xmlns: true, position: false });
    parser.on('error', (error) => {
      const isEntity = /entity/i.test(error.message);
      throw new Refusal(isEntity ? 'entity' : 'malformed', 'The drawing is no well-formed XML.', { cause: error });
    });
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^(?:utf-?8|us-ascii)$/i.test(encoding))
        throw new Refusal('unsupported', 'Drawings are taken in UTF-8 only.');
    });
    parser.on('doctype', (doctype) => {
      if (!PLAIN_DOCTYPE.test(doctype)) throw new Refusal('entity', 'The drawing declares a document type of its own.');
    });
    parser.on('processinginstruction', ({ target }) => {
      if (/stylesheet/i.test(target)) throw new Refusal('external-reference', 'The drawing names a style sheet.');
    });
    parser.on('opentagstart', () => {
      this.attributes = 0;
    });
    parser.on('attribute', () => this.countAttribute());
    parser.on('opentag', (tag) => this.openTag(tag));
    parser.on('closetag', () => this.closeTag());
    parser.on('text', (part) => this.addStyle(part));
    parser.on('cdata', (part) => this.addStyle(part));
    parser.write(text).close();
    if (this.root === null) throw new Refusal('malformed', 'The drawing is empty.');
    refuseHostileStyle(this.styles);
    return { root: this.root, styles: this.styles };
  }

  private countAttribute(): void {
    this.budget.spend();
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES)
      throw new Refusal('too-complex', `An element may have ${MAX_ATTRIBUTES} attributes at most.`);
  }

  private openTag(tag: SaxesTagNS): void {
    this.budget.spend();
    this.depth += 1;
    this.elements += 1;
    const { depth, elements } = this.budget.limits;
    if (this.depth > depth) throw new Refusal('too-complex', `A drawing may nest ${depth} elements at most.`);
    if (this.elements > elements) throw new Refusal('too-complex', `A drawing may have ${elements} elements at most.`);
    const attributes = readAttributes(tag);
    if (this.depth > this.silentFrom) refuseScriptElement(tag);
    else if (this.isSilent(tag)) this.silentFrom = this.depth;
    else this.place({ name: tag.local, attributes, children: [] });
  }

  private place(element: SvgElement): void {
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root = element;
    this.open.push(element);
  }

  /** Returns whether a tag and its content are dropped. Throws a Refusal for tags that are not allowed at all. */
  private isSilent(tag: SaxesTagNS): boolean {
    refuseScriptElement(tag);
    const isSvg = tag.uri === SVG_NAMESPACE;
    if (this.root === null) {
      if (!isSvg || tag.local !== 'svg') throw new Refusal('unsupported', 'The file is XML, but no SVG drawing.');
      return false;
    }
    if (!isSvg) return true;
    if (tag.local === 'style') {
      this.styleFrom = this.depth;
      return true;
    }
    if (SILENT_ELEMENTS.has(tag.local)) return true;
    if (ANIMATION_ELEMENTS.has(tag.local.toLowerCase()))
      throw new Refusal('multiple-pages', 'Animated drawings are not taken.');
    if (TEXT_ELEMENTS.has(tag.local.toLowerCase()))
      throw new Refusal('unsupported', 'The drawing holds text: turn it into outlines.');
    if (!DRAWN_ELEMENTS.has(tag.local) || tag.local === 'svg')
      throw new Refusal('unsupported', 'The drawing holds an element that is not taken.');
    return false;
  }

  private closeTag(): void {
    if (this.depth === this.styleFrom) this.styleFrom = Number.POSITIVE_INFINITY;
    if (this.depth === this.silentFrom) this.silentFrom = Number.POSITIVE_INFINITY;
    else if (this.depth < this.silentFrom) this.open.pop();
    this.depth -= 1;
  }

  private addStyle(text: string): void {
    if (this.depth === this.styleFrom) this.styles += text;
  }
}

function refuseScriptElement({ uri, local }: SaxesTagNS): void {
  if (uri === XHTML_NAMESPACE) throw new Refusal('script', 'The drawing holds a part of a web page.');
  if (SCRIPT_ELEMENTS.has(local.toLowerCase())) throw new Refusal('script', 'The drawing holds code.');
}

/** Returns the unprefixed attributes, and the XLink address under its new name; all attributes are checked. */
function readAttributes(tag: SaxesTagNS): Map<string, string> {
  const attributes = new Map<string, string>();
  const isSvg = tag.uri === SVG_NAMESPACE;
  for (const { uri, local, prefix, value } of Object.values(tag.attributes)) {
    const isAddress = uri === XLINK_NAMESPACE && local === 'href';
    if (prefix === 'xmlns' || local === 'xmlns') continue;
    if (uri === XML_NAMESPACE && local === 'base')
      throw new Refusal('external-reference', 'The drawing names a base address.');
    if (uri !== '' && !isAddress) continue;
    if (isSvg || local !== 'href') refuseHostileAttribute(tag.local, local, value);
    if (!isAddress || !attributes.has('href')) attributes.set(local, value);
  }
  return attributes;
}
