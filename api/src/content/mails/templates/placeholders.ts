import type { MailPlaceholderForm } from '@halfdrop/domain';

/** A placeholder in double braces, replaced by a value when the mail is sent. */
export interface MailPlaceholder<Form extends MailPlaceholderForm = MailPlaceholderForm> {
  /**
   * If a `sometimes` value is empty, the paragraph or list item that contains it is omitted. A `block` is written by
   * the shop and replaces a whole paragraph.
   */
  readonly form: Form;
  /** Whether the mail is useless without it. */
  readonly isRequired: boolean;
  /** Its value in previews. */
  readonly sample: string;
}

/** The original text of a mail, and its placeholders. */
export interface MailTemplate {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly placeholders: Readonly<Record<string, MailPlaceholder>>;
  /** Whether it belongs to a thread named by its subject, which then is not a heading. */
  readonly isInThread?: true;
}

/** Templates by mail name. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

/** Declares a value that the text must contain. */
export function required(sample: string): MailPlaceholder<'text'> {
  return { form: 'text', isRequired: true, sample };
}

/** Declares a value that the text may omit. */
export function optional(sample: string): MailPlaceholder<'text'> {
  return { form: 'text', isRequired: false, sample };
}

/** Declares a link within the shop. */
export function link(path: string): MailPlaceholder<'text'> {
  return required(`https://shop.example${path}`);
}

/** Declares a value that only some of the mails have. */
export function sometimes(sample: string, isRequired = true): MailPlaceholder<'sometimes'> {
  return { form: 'sometimes', isRequired, sample };
}

/** Declares paragraphs written by the shop or by somebody else. */
export function block(sample: string): MailPlaceholder<'block'> {
  return { form: 'block', isRequired: true, sample };
}

/** Joins paragraphs of Markdown. */
export function lines(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
