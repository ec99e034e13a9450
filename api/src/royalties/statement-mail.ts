import { signedDecimal } from '@halfdrop/domain';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { StatementRow } from './statements.repository.ts';

/** What an owner of a studio is told once a statement is there. */
export function statementMail(
  { id, number, month, line_count: lines, total_cents: cents }: StatementRow,
  { studio, to, publicUrl }: { readonly studio: string; readonly to: string; readonly publicUrl: string },
): Mail {
  const subject = `Statement ${number} of ${studio}: USD ${signedDecimal(cents)} in ${month}`;
  const words = [
    `It has ${lines} ${lines === 1 ? 'line' : 'lines'}, each with its event, net, rate and formula.`,
    `${publicUrl}/contributor/earnings`,
  ];
  return {
    id: `statement-${id}-${to}`,
    to,
    subject,
    text: `${words.join('\n\n')}\n`,
    html: `<h1>${escapeHtml(subject)}</h1>\n${words.map((word) => `<p>${escapeHtml(word)}</p>`).join('\n')}`,
  };
}
