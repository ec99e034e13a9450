import { escapeHtml } from '../http/html.ts';
import type { MailWords } from './markdown-mail.ts';

/** Renders user-written text for mail, keeping its paragraphs and line breaks. */
export function textWords(text: string): MailWords {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return { text, html: paragraphs.join('') };
}
