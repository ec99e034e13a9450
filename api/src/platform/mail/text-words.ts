import { escapeHtml } from '../http/html.ts';
import type { MailWords } from './markdown-mail.ts';

/** What somebody has written, in both forms of a mail, with its paragraphs and lines. */
export function textWords(text: string): MailWords {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return { text, html: paragraphs.join('') };
}
