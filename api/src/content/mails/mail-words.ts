import type { TextKind } from '@halfdrop/domain';
import { markdownMail, type MailWords } from '../../platform/mail/markdown-mail.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { mailTemplate } from './mail-templates.ts';
import type { MailPlaceholder } from './templates/placeholders.ts';

const PLACEHOLDER = /\{\{(?<name>\w+)\}\}/g;
const WHOLE = /^\{\{(?<name>\w+)\}\}$/;
/** Separates parts of a text that can be omitted individually. */
const PIECES = /\n{2,}|\n(?=- |\d+\. )/;

type Placeholders = ReadonlyArray<readonly [name: string, placeholder: MailPlaceholder]>;
type Facts = Readonly<Record<string, string | MailWords>>;

/** Subject of a mail, and its body in Markdown. */
interface MailSource {
  readonly title: string;
  readonly body: string;
}

/** A mail as sent, in both of its forms. */
interface MailText extends MailWords {
  readonly subject: string;
}

/** Replaces the placeholders of a text that have a value. */
export function filled(text: string, facts: Facts): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => textOf(facts, name));
}

function textOf(facts: Facts, name: string): string {
  const fact = factIn(facts, name) ?? '';
  return typeof fact === 'string' ? fact : fact.text;
}

/** Returns a value by name; undefined for inherited properties such as `constructor`. */
function factIn(facts: Facts, name: string): string | MailWords | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/**
 * Renders a mail from its text and values. The Markdown is parsed first, so that user-provided values are never
 * interpreted as markup.
 */
export function mailText(name: string, { title, body }: MailSource, facts: Facts, publicUrl: string): MailText {
  const template = mailTemplate(name);
  const fill = (text: string) => filled(text, facts);
  const isSilent = (text: string) =>
    namesIn(text).some((each) => template?.placeholders[each]?.form === 'sometimes' && textOf(facts, each) === '');
  const block = (text: string) => {
    const fact = factIn(facts, WHOLE.exec(text)?.groups?.['name'] ?? '');
    return typeof fact === 'string' ? undefined : fact;
  };
  const subject = fill(title);
  const { text, html } = markdownMail(body, publicUrl, { fill, isSilent, block });
  const heading = template?.isInThread ? '' : `<h1>${escapeHtml(subject)}</h1>\n`;
  return { subject, text: `${text}\n`, html: `${heading}${html}` };
}

/** Returns the sample values of a mail's placeholders, by name. */
export function sampleFacts(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(declaredIn(name).map(([placeholder, { sample }]) => [placeholder, sample]));
}

/** Returns the placeholders of a text; only mails have any. */
export function placeholdersOf({ kind, slug }: { readonly kind: TextKind; readonly slug: string }): Placeholders {
  return kind === 'mail' ? declaredIn(slug) : [];
}

function declaredIn(name: string): Placeholders {
  return Object.entries(mailTemplate(name)?.placeholders ?? {});
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? '');
}

/** Lists, in sentences, why the text of a mail cannot be published. */
export function mailProblems(name: string, { title, body }: MailSource): string[] {
  const known = new Map(declaredIn(name));
  const unknown = [...new Set(namesIn(`${title}\n${body}`))].filter((each) => !known.has(each));
  const isBroken = /\{\{|\}\}/.test(`${title}\n${body}`.replaceAll(PLACEHOLDER, ''));
  return [
    ...unknown.map((each) => `This mail has nothing to say for {{${each}}}.`),
    ...missingFrom(body, known),
    ...misplacedBlocks({ title, body }, known),
    ...(isBroken ? ['Double braces stand around one name, such as {{days}}.'] : []),
  ];
}

/** Returns required placeholders that are missing or can be omitted with their paragraph. */
function missingFrom(body: string, known: ReadonlyMap<string, MailPlaceholder>): string[] {
  const isSometimes = (each: string) => known.get(each)?.form === 'sometimes';
  const pieces = body.split(PIECES).map(namesIn);
  const all = new Set(pieces.flat());
  const always = new Set(pieces.filter((names) => !names.some(isSometimes)).flat());
  const needed = [...known].filter(([, { isRequired }]) => isRequired).map(([each]) => each);
  return needed.flatMap((each) => {
    if (!all.has(each)) return [`The text lacks {{${each}}}.`];
    if (always.has(each) || isSometimes(each)) return [];
    return [`{{${each}}} stands in a paragraph that is left out at times: it is needed elsewhere, too.`];
  });
}

/** Returns block placeholders that are not the only content of their paragraph. */
function misplacedBlocks({ title, body }: MailSource, known: ReadonlyMap<string, MailPlaceholder>): string[] {
  const shared = body.split(/\n{2,}/).filter((paragraph) => !WHOLE.test(paragraph.trim()));
  const misplaced = [title, ...shared].flatMap(namesIn).filter((each) => known.get(each)?.form === 'block');
  return [...new Set(misplaced)].map((each) => `{{${each}}} stands in a paragraph of its own.`);
}
