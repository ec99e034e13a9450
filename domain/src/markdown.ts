/** An inline element. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A block: paragraph, list, quotation or code. */
export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: ReadonlyArray<readonly Inline[]> }
  | { readonly kind: 'code'; readonly text: string };

/** Content below a third-level heading. */
interface Entry {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Content below a second-level heading. */
export interface Section extends Entry {
  /** Anchor of the heading, unique within the text. */
  readonly id: string;
  readonly entries: readonly Entry[];
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;
/** Allowed link targets: this site, https, mailto and mail placeholders. Any other link is left as text. */
const SAFE_ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|mailto:|\{\{\w+\}\}$)/;

/** Parses the subset of Markdown used by the shop's texts. Unsupported syntax is left as typed. */
export function parseMarkdown(markdown: string): readonly Section[] {
  const chunks = `\n${markdown.replaceAll('\r\n', '\n')}`.split(/\n## +/);
  const [before = '', ...rest] = chunks;
  const sections = rest.map((chunk) => {
    const [heading, body] = splitHeading(chunk);
    const [own = '', ...entries] = `\n${body}`.split(/\n### +/);
    return { heading, blocks: parseBlocks(own), entries: entries.map(parseEntry) };
  });
  const opening = parseBlocks(before);
  const all = opening.length > 0 ? [{ heading: '', blocks: opening, entries: [] }, ...sections] : sections;
  const ids = uniqueIds(all.map(({ heading }) => heading));
  return all.map((section, index) => ({ ...section, id: ids[index] ?? '' }));
}

function splitHeading(chunk: string): [heading: string, body: string] {
  const end = chunk.indexOf('\n');
  return end < 0 ? [chunk.trim(), ''] : [chunk.slice(0, end).trim(), chunk.slice(end + 1)];
}

function parseEntry(chunk: string): Entry {
  const [heading, body] = splitHeading(chunk);
  return { heading, blocks: parseBlocks(body) };
}

function uniqueIds(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const words = heading
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\u0300-\u036F'\u2019]/g, '');
    const id = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'text';
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

function parseBlocks(text: string): Block[] {
  return text
    .split(/(```[\s\S]*?```)|\n{2,}/)
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .map(parseBlock);
}

function parseBlock(text: string): Block {
  const code = /^```\w*\n(?<code>[\s\S]*?)\n?```$/.exec(text)?.groups?.['code'];
  if (code !== undefined) return { kind: 'code', text: code };
  const items = listItems(text, /^- +/);
  if (items) return { kind: 'list', isOrdered: false, items };
  const steps = listItems(text, /^\d+\. +/);
  if (steps) return { kind: 'list', isOrdered: true, items: steps };
  if (text.startsWith('>')) {
    return { kind: 'quote', content: parseInline(text.replaceAll(/^> ?/gm, '').replaceAll('\n', ' ')) };
  }
  return { kind: 'paragraph', content: parseInline(text.replaceAll('\n', ' ')) };
}

/** Returns the items of a list, or null if the text does not start one. A line without a marker continues its item. */
function listItems(text: string, mark: RegExp): Inline[][] | null {
  if (!mark.test(text)) return null;
  const items: string[] = [];
  for (const line of text.split('\n')) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items.map(parseInline);
}

function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    pieces.push(pieceOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

function pieceOf({ 0: whole, groups = {} }: RegExpMatchArray): Inline {
  const { strong, code, text, href } = groups;
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  if (text !== undefined && href !== undefined && SAFE_ADDRESS.test(href)) return { kind: 'link', text, href };
  return { kind: 'text', text: text ?? whole };
}
