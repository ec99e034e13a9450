import type { TextKind } from '@halfdrop/domain';
import { markdownMail } from '../../platform/mail/markdown-mail.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { type MailPlaceholder, mailTemplate } from './mail-templates.ts';

const PLACEHOLDER = /\{\{(?<name>\w+)\}\}/g;

type Placeholders = ReadonlyArray<readonly [name: string, placeholder: MailPlaceholder]>;

/** The subject of a mail, and its text in Markdown. */
interface MailSource {
  readonly title: string;
  readonly body: string;
}

/** A mail as it is sent, in both its forms. */
interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Puts what is known in place of the placeholders of a text. */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => facts[name] ?? '');
}

/**
 * A mail from its words and from what it tells of. The words are read as Markdown first: a name that somebody has chosen
 * stays text, whatever signs are in it.
 */
export function mailText(
  { title, body }: MailSource,
  facts: Readonly<Record<string, string>>,
  publicUrl: string,
): MailText {
  const fill = (text: string) => filled(text, facts);
  const subject = fill(title);
  const { text, html } = markdownMail(body, publicUrl, fill);
  return { subject, text: `${text}\n`, html: `<h1>${escapeHtml(subject)}</h1>\n${html}` };
}

/** The samples of a mail's placeholders, by their names. */
export function sampleFacts(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(declaredIn(name).map(([placeholder, { sample }]) => [placeholder, sample]));
}

/** What can stand in braces in a text: nothing but in mails. */
export function placeholdersOf({ kind, slug }: { readonly kind: TextKind; readonly slug: string }): Placeholders {
  return kind === 'mail' ? declaredIn(slug) : [];
}

function declaredIn(name: string): Placeholders {
  return Object.entries(mailTemplate(name)?.placeholders ?? {});
}

/** What keeps the words of a mail from being published, in sentences. */
export function mailProblems(name: string, { title, body }: MailSource): string[] {
  const known = declaredIn(name);
  const used = new Set([...`${title}\n${body}`.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? ''));
  const inBody = new Set([...body.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? ''));
  const unknown = [...used].filter((each) => !known.some(([placeholder]) => placeholder === each));
  const missing = known.filter(([placeholder, { isRequired }]) => isRequired && !inBody.has(placeholder));
  const isBroken = /\{\{|\}\}/.test(`${title}\n${body}`.replaceAll(PLACEHOLDER, ''));
  return [
    ...unknown.map((each) => `This mail has nothing to say for {{${each}}}.`),
    ...missing.map(([each]) => `The text lacks {{${each}}}.`),
    ...(isBroken ? ['Double braces stand around one name, such as {{days}}.'] : []),
  ];
}
