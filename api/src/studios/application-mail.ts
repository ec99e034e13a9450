import { DECLINE_WORDS } from '@halfdrop/domain';
import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { ApplicationRow } from './applications.repository.ts';

/** Job that mails an applicant the status of their application. */
export const applicationMailJob = 'studios.application-mail';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the mail for an application that was submitted, accepted or declined; null for other transitions. */
export function applicationWords(
  mailTexts: MailTexts,
  row: ApplicationRow,
  publicUrl: string,
): Promise<WrittenMail> | null {
  const { studio_name: studioName, status } = row;
  const note = row.note ?? '';
  if (status === 'submitted' && row.answer_due_at) {
    const answerDueOn = day.format(row.answer_due_at);
    return mailTexts.compose('studio-application-submitted', { studioName, answerDueOn });
  }
  if (status === 'accepted') {
    return mailTexts.compose('studio-application-accepted', {
      studioName,
      note,
      panelUrl: `${publicUrl}/contributor`,
    });
  }
  if (status === 'declined' && row.decline_reason && row.may_reapply_at) {
    return mailTexts.compose('studio-application-declined', {
      studioName,
      reason: DECLINE_WORDS[row.decline_reason],
      note,
      reapplyOn: day.format(row.may_reapply_at),
      applyUrl: `${publicUrl}/contributors`,
    });
  }
  return null;
}
