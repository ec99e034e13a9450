import { parseMarkdown, type Block, type Inline } from '@halfdrop/domain';
import { escapeHtml } from '../../platform/http/html.ts';

/** Words in both forms that mail programs show. */
interface MailWords {
  readonly text: string;
  readonly html: string;
}

/** Markdown as a mail says it. Addresses of the shop become whole ones, since a mail is read elsewhere. */
export function markdownMail(markdown: string, publicUrl: string): MailWords {
  const sections = parseMarkdown(markdown);
  const pieces = sections.flatMap(({ heading, blocks, entries }) => [
    ...headed(heading, 'h2'),
    ...blocks.map((block) => blockWords(block, publicUrl)),
    ...entries.flatMap((entry) => [
      ...headed(entry.heading, 'h3'),
      ...entry.blocks.map((block) => blockWords(block, publicUrl)),
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

function blockWords(block: Block, publicUrl: string): MailWords {
  switch (block.kind) {
    case 'paragraph':
    case 'quote': {
      const { text, html } = inlineWords(block.content, publicUrl);
      return block.kind === 'quote'
        ? { text: `> ${text}`, html: `<blockquote>${html}</blockquote>` }
        : { text, html: `<p>${html}</p>` };
    }
    case 'list': {
      const items = block.items.map((item) => inlineWords(item, publicUrl));
      const tag = block.isOrdered ? 'ol' : 'ul';
      const mark = (index: number) => (block.isOrdered ? `${index + 1}.` : '-');
      return {
        text: items.map(({ text }, index) => `${mark(index)} ${text}`).join('\n'),
        html: `<${tag}>${items.map(({ html }) => `<li>${html}</li>`).join('')}</${tag}>`,
      };
    }
    case 'code':
      return { text: block.text, html: `<pre>${escapeHtml(block.text)}</pre>` };
  }
}

function inlineWords(pieces: readonly Inline[], publicUrl: string): MailWords {
  const said = pieces.map((piece) => inlinePiece(piece, publicUrl));
  return { text: said.map(({ text }) => text).join(''), html: said.map(({ html }) => html).join('') };
}

function inlinePiece(piece: Inline, publicUrl: string): MailWords {
  const { text } = piece;
  const html = escapeHtml(text);
  switch (piece.kind) {
    case 'text':
      return { text, html };
    case 'strong':
      return { text, html: `<strong>${html}</strong>` };
    case 'code':
      return { text, html: `<code>${html}</code>` };
    case 'link': {
      const url = piece.href.startsWith('/') ? `${publicUrl}${piece.href}` : piece.href;
      return { text: `${text} (${url})`, html: `<a href="${escapeHtml(url)}">${html}</a>` };
    }
  }
}
