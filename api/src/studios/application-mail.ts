import { DECLINE_WORDS } from '@halfdrop/domain';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { ApplicationRow } from './applications.repository.ts';

/** Tells an applicant how far their application is. */
export const applicationMailJob = 'studios.application-mail';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What the applicant is told once the application was submitted, accepted or declined; null for other steps. */
export function applicationMail(row: ApplicationRow, to: string, publicUrl: string): Mail | null {
  const words = wordsOf(row, publicUrl);
  if (!words) return null;
  const { subject, lines } = words;
  return {
    id: `studio-application-${row.id}-${row.status}`,
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<h1>${escapeHtml(subject)}</h1>\n${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}`,
  };
}

function wordsOf(row: ApplicationRow, publicUrl: string): { subject: string; lines: string[] } | null {
  const { studio_name: name, status, note } = row;
  const notes = note === null ? [] : [note];
  if (status === 'submitted' && row.answer_due_at) {
    const due = `You hear from us by ${day.format(row.answer_due_at)}.`;
    return { subject: 'We have your application', lines: [`Thank you for applying with ${name}.`, due] };
  }
  if (status === 'accepted') {
    const lines = [`${name} is now a studio of the shop, and you own it.`, ...notes, `${publicUrl}/contributor`];
    return { subject: `Welcome, ${name}`, lines };
  }
  if (status === 'declined' && row.decline_reason && row.may_reapply_at) {
    const again = `You can apply again from ${day.format(row.may_reapply_at)}: ${publicUrl}/contributors`;
    const lines = [`We cannot take ${name} in now.`, DECLINE_WORDS[row.decline_reason], ...notes, again];
    return { subject: 'Your application', lines };
  }
  return null;
}
