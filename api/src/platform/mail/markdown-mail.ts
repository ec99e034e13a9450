import { parseMarkdown, type Block, type Inline } from '@halfdrop/domain';
import { escapeHtml } from '../http/html.ts';

/** Words in both forms that mail programs show. */
export interface MailWords {
  readonly text: string;
  readonly html: string;
}

/** What stands in place of the placeholders of a text. */
interface Filling {
  /** Puts it in. It is text: it is not read as Markdown. */
  readonly fill: (text: string) => string;
  /** Whether a placeholder in a text has nothing to say: what it stands in is left out. */
  readonly isSilent: (text: string) => boolean;
  /** What stands in place of a whole paragraph; undefined where the paragraph has words of its own. */
  readonly block: (text: string) => MailWords | undefined;
}

/** How a mail says things: where the shop is, and what stands in place of placeholders. */
interface Voice extends Filling {
  readonly publicUrl: string;
}

const AS_WRITTEN: Filling = { fill: (text) => text, isSilent: () => false, block: () => undefined };

/** Markdown as a mail says it. Addresses of the shop become whole ones, since a mail is read elsewhere. */
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

/** A block in both forms; nothing where it has nothing to say. */
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
