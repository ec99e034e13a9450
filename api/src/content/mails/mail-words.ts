import type { TextKind } from '@halfdrop/domain';
import { markdownMail, type MailWords } from '../../platform/mail/markdown-mail.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { mailTemplate } from './mail-templates.ts';
import type { MailPlaceholder } from './templates/placeholders.ts';

const PLACEHOLDER = /\{\{(?<name>\w+)\}\}/g;
const WHOLE = /^\{\{(?<name>\w+)\}\}$/;
/** Between two pieces of a text that are there or left out each by itself. */
const PIECES = /\n{2,}|\n(?=- |\d+\. )/;

type Placeholders = ReadonlyArray<readonly [name: string, placeholder: MailPlaceholder]>;
type Facts = Readonly<Record<string, string | MailWords>>;

/** The subject of a mail, and its text in Markdown. */
interface MailSource {
  readonly title: string;
  readonly body: string;
}

/** A mail as it is sent, in both its forms. */
interface MailText extends MailWords {
  readonly subject: string;
}

/** Puts what is known in place of the placeholders of a text. */
export function filled(text: string, facts: Facts): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => textOf(facts, name));
}

function textOf(facts: Facts, name: string): string {
  const fact = factIn(facts, name) ?? '';
  return typeof fact === 'string' ? fact : fact.text;
}

/** Undefined for `constructor` and others that every object has. */
function factIn(facts: Facts, name: string): string | MailWords | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/**
 * A mail from its words and from what it tells of. The words are read as Markdown first: a name that somebody has chosen
 * stays text, whatever signs are in it.
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

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? '');
}

/** What keeps the words of a mail from being published, in sentences. */
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

/** What the mail is of no use without, unless it is there whatever else is left out. */
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

/** What takes the place of a whole paragraph stands in one alone. */
function misplacedBlocks({ title, body }: MailSource, known: ReadonlyMap<string, MailPlaceholder>): string[] {
  const shared = body.split(/\n{2,}/).filter((paragraph) => !WHOLE.test(paragraph.trim()));
  const misplaced = [title, ...shared].flatMap(namesIn).filter((each) => known.get(each)?.form === 'block');
  return [...new Set(misplaced)].map((each) => `{{${each}}} stands in a paragraph of its own.`);
}
