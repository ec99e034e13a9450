import type { TakedownStatus } from '@halfdrop/domain';
import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Job that mails a claimant the status of their request. */
export const takedownMailJob = 'takedowns.mail';

interface MailFacts {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly status: TakedownStatus;
  /** Text that accompanies the transition. */
  readonly words: string;
  readonly dueAt: Date | null;
  readonly restoreAt: Date | null;
  /** Token of the claimant's links. */
  readonly token: string;
  readonly publicUrl: string;
}

const day = (instant: Date | null) => instant?.toISOString().slice(0, 10) ?? '';

type Writer = (
  texts: MailTexts,
  claim: Pick<MailFacts, 'name' | 'title' | 'number'>,
  facts: MailFacts,
) => Promise<WrittenMail>;

const writers: Readonly<Record<TakedownStatus, Writer>> = {
  unconfirmed: (texts, claim, { publicUrl, token }) =>
    texts.compose('takedown-unconfirmed', { ...claim, confirmUrl: `${publicUrl}/takedown/confirm?token=${token}` }),
  waiting: (texts, claim, { dueAt }) => texts.compose('takedown-waiting', { ...claim, dueOn: day(dueAt) }),
  refused: (texts, claim, { words }) => texts.compose('takedown-refused', { ...claim, words }),
  held: (texts, claim, { words }) => texts.compose('takedown-held', { ...claim, words }),
  countered: (texts, claim, { words, restoreAt, publicUrl, token }) =>
    texts.compose('takedown-countered', {
      ...claim,
      words,
      restoredOn: day(restoreAt),
      courtUrl: `${publicUrl}/takedown/court?token=${token}`,
    }),
  in_court: (texts, claim, { words }) => texts.compose('takedown-in-court', { ...claim, words }),
  restored: (texts, claim, { words }) => texts.compose('takedown-restored', { ...claim, words }),
};

/** Renders the mail about a request's status. */
export async function takedownMail(mailTexts: MailTexts, facts: MailFacts): Promise<Mail> {
  const { number, name, title, email, status } = facts;
  const words = await writers[status](mailTexts, { name, title, number }, facts);
  return { ...words, id: `takedown-${number}-${status}`, to: email };
}
