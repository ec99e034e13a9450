import { parseMarkdown, type Block, type Inline } from '@halfdrop/domain';
import { escapeHtml } from '../http/html.ts';

/** Content of a mail as text and HTML. */
export interface MailWords {
  readonly text: string;
  readonly html: string;
}

/** Values of the placeholders in a text. */
interface Filling {
  /** Replaces placeholders. The values are plain text, not parsed as Markdown. */
  readonly fill: (text: string) => string;
  /** Returns whether a text contains an empty placeholder; its block is then omitted. */
  readonly isSilent: (text: string) => boolean;
  /** Returns the replacement of a whole paragraph; undefined to keep the paragraph. */
  readonly block: (text: string) => MailWords | undefined;
}

/** Rendering context: the shop's URL and the placeholder values. */
interface Voice extends Filling {
  readonly publicUrl: string;
}

const AS_WRITTEN: Filling = { fill: (text) => text, isSilent: () => false, block: () => undefined };

/** Renders Markdown for mail. Relative URLs become absolute, since mail is read elsewhere. */
export function markdownMail(markdown: string, publicUrl: string, filling = AS_WRITTEN): MailWords {
  const voice = { publicUrl, ...filling };
  const sections = parseMarkdown(markdown);
  const pieces = sections.flatMap(({ heading, blocks, entries }) => [
    ...headed(heading, 'h2', voice),
    ...blocks.flatMap((block) => blockWords(block, voice)),
    ...entries.flatMap((entry) => [
      ...headed(entry.heading, 'h3', voice),
      ...entry.blocks.flatMap((block) => blockWords(block, voice)),
    ]),
  ]);
  return {
    text: pieces.map(({ text }) => text).join('\n\n'),
    html: pieces.map(({ html }) => html).join('\n'),
  };
}

function headed(heading: string, tag: 'h2' | 'h3', { fill, isSilent }: Voice): MailWords[] {
  if (heading === '' || isSilent(heading)) return [];
  const text = fill(heading);
  return [{ text, html: `<${tag}>${escapeHtml(text)}</${tag}>` }];
}

/** Renders a block as text and HTML; empty if it is omitted. */
function blockWords(block: Block, voice: Voice): MailWords[] {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return paragraphWords(block, voice);
    case 'list': {
      const items = block.items.filter((item) => !isLeftOut(item, voice)).map((item) => inlineWords(item, voice));
      if (items.length === 0) return [];
      const tag = block.isOrdered ? 'ol' : 'ul';
      const mark = (index: number) => (block.isOrdered ? `${index + 1}.` : '-');
      return [
        {
          text: items.map(({ text }, index) => `${mark(index)} ${text}`).join('\n'),
          html: `<${tag}>${items.map(({ html }) => `<li>${html}</li>`).join('')}</${tag}>`,
        },
      ];
    }
    case 'code':
      return [{ text: voice.fill(block.text), html: `<pre>${escapeHtml(voice.fill(block.text))}</pre>` }];
  }
}

function paragraphWords({ kind, content }: Extract<Block, { content: unknown }>, voice: Voice): MailWords[] {
  const [first, ...others] = content;
  const whole = first?.kind === 'text' && others.length === 0 ? voice.block(first.text) : undefined;
  if (whole) return whole.text === '' ? [] : [whole];
  if (isLeftOut(content, voice)) return [];
  const { text, html } = soleLink(content, voice) ?? inlineWords(content, voice);
  return kind === 'quote'
    ? [{ text: `> ${text}`, html: `<blockquote>${html}</blockquote>` }]
    : [{ text, html: `<p>${html}</p>` }];
}

function isLeftOut(pieces: readonly Inline[], { isSilent }: Voice): boolean {
  return pieces.some((piece) => isSilent(piece.text) || (piece.kind === 'link' && isSilent(piece.href)));
}

function inlineWords(pieces: readonly Inline[], voice: Voice): MailWords {
  const said = pieces.map((piece) => inlinePiece(piece, voice));
  return { text: said.map(({ text }) => text).join(''), html: said.map(({ html }) => html).join('') };
}

function inlinePiece(piece: Inline, voice: Voice): MailWords {
  const text = voice.fill(piece.text);
  const html = escapeHtml(text);
  switch (piece.kind) {
    case 'text':
      return { text, html };
    case 'strong':
      return { text, html: `<strong>${html}</strong>` };
    case 'code':
      return { text, html: `<code>${html}</code>` };
    case 'link': {
      const url = wholeAddress(piece.href, voice);
      return { text: `${text} (${url})`, html: `<a href="${escapeHtml(url)}">${html}</a>` };
    }
  }
}

/** Renders a paragraph consisting of a single link as a call to action, with the URL on its own line. */
function soleLink([piece, ...others]: readonly Inline[], voice: Voice): MailWords | null {
  if (piece?.kind !== 'link' || others.length > 0) return null;
  const { html } = inlinePiece(piece, voice);
  return { text: `${voice.fill(piece.text)}:\n${wholeAddress(piece.href, voice)}`, html };
}

function wholeAddress(href: string, { publicUrl, fill }: Voice): string {
  const address = fill(href);
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
