import { parseMarkdown, type Block, type Inline } from '@halfdrop/domain';
import { escapeHtml } from '../http/html.ts';

/** Words in both forms that mail programs show. */
interface MailWords {
  readonly text: string;
  readonly html: string;
}

/** How a mail says things: where the shop is, and what stands in place of placeholders. */
interface Voice {
  readonly publicUrl: string;
  readonly fill: (text: string) => string;
}

/**
 * Markdown as a mail says it. Addresses of the shop become whole ones, since a mail is read elsewhere. What `fill` puts in
 * is text: it is not read as Markdown.
 */
export function markdownMail(
  markdown: string,
  publicUrl: string,
  fill: (text: string) => string = (text) => text,
): MailWords {
  const voice = { publicUrl, fill };
  const sections = parseMarkdown(markdown);
  const pieces = sections.flatMap(({ heading, blocks, entries }) => [
    ...headed(fill(heading), 'h2'),
    ...blocks.map((block) => blockWords(block, voice)),
    ...entries.flatMap((entry) => [
      ...headed(fill(entry.heading), 'h3'),
      ...entry.blocks.map((block) => blockWords(block, voice)),
    ]),
  ]);
  return {
    text: pieces.map(({ text }) => text).join('\n\n'),
    html: pieces.map(({ html }) => html).join('\n'),
  };
}

function headed(heading: string, tag: 'h2' | 'h3'): MailWords[] {
  return heading === '' ? [] : [{ text: heading, html: `<${tag}>${escapeHtml(heading)}</${tag}>` }];
}

function blockWords(block: Block, voice: Voice): MailWords {
  switch (block.kind) {
    case 'paragraph':
    case 'quote': {
      const { text, html } = soleLink(block.content, voice) ?? inlineWords(block.content, voice);
      return block.kind === 'quote'
        ? { text: `> ${text}`, html: `<blockquote>${html}</blockquote>` }
        : { text, html: `<p>${html}</p>` };
    }
    case 'list': {
      const items = block.items.map((item) => inlineWords(item, voice));
      const tag = block.isOrdered ? 'ol' : 'ul';
      const mark = (index: number) => (block.isOrdered ? `${index + 1}.` : '-');
      return {
        text: items.map(({ text }, index) => `${mark(index)} ${text}`).join('\n'),
        html: `<${tag}>${items.map(({ html }) => `<li>${html}</li>`).join('')}</${tag}>`,
      };
    }
    case 'code':
      return { text: voice.fill(block.text), html: `<pre>${escapeHtml(voice.fill(block.text))}</pre>` };
  }
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

/** A link that stands alone, as what one is asked to press: its address on a line of its own. */
function soleLink([piece, ...others]: readonly Inline[], voice: Voice): MailWords | null {
  if (piece?.kind !== 'link' || others.length > 0) return null;
  const { html } = inlinePiece(piece, voice);
  return { text: `${voice.fill(piece.text)}:\n${wholeAddress(piece.href, voice)}`, html };
}

function wholeAddress(href: string, { publicUrl, fill }: Voice): string {
  const address = fill(href);
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
