import type { MailPlaceholderForm } from '@halfdrop/domain';

/** What stands in double braces in the words of a mail, and is filled in by what the mail tells of. */
export interface MailPlaceholder<Form extends MailPlaceholderForm = MailPlaceholderForm> {
  /**
   * Where there is nothing to say `sometimes`, the paragraph or the item of a list that names it is left out. A `block` is
   * written by the shop and takes the place of a whole paragraph.
   */
  readonly form: Form;
  /** Whether the mail is of no use without it. */
  readonly isRequired: boolean;
  /** What stands in its place while the words are looked at. */
  readonly sample: string;
}

/** The words a mail comes with, and what it can say. */
export interface MailTemplate {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly placeholders: Readonly<Record<string, MailPlaceholder>>;
  /** Whether it belongs to a thread, which its subject names: then the subject is no heading. */
  readonly isInThread?: true;
}

/** Templates by the names of their mails. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

/** What the mail is of no use without. */
export function required(sample: string): MailPlaceholder<'text'> {
  return { form: 'text', isRequired: true, sample };
}

/** What the words may do without. */
export function optional(sample: string): MailPlaceholder<'text'> {
  return { form: 'text', isRequired: false, sample };
}

/** Where the mail leads, within the shop. */
export function link(path: string): MailPlaceholder<'text'> {
  return required(`https://shop.example${path}`);
}

/** What only some of the mails have to say. */
export function sometimes(sample: string, isRequired = true): MailPlaceholder<'sometimes'> {
  return { form: 'sometimes', isRequired, sample };
}

/** What the shop or somebody else has written, paragraph by paragraph. */
export function block(sample: string): MailPlaceholder<'block'> {
  return { form: 'block', isRequired: true, sample };
}

/** Markdown of some paragraphs. */
export function lines(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
