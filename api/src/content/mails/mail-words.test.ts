import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../platform/http/html.ts';
import { textWords } from '../../platform/mail/text-words.ts';
import { checkWords } from '../desk/text-fields.ts';
import { MAIL_TEMPLATES, type MailName } from './mail-templates.ts';
import { mailProblems, mailText } from './mail-words.ts';
import type { MailPlaceholder } from './templates/placeholders.ts';

const names = Object.keys(MAIL_TEMPLATES) as MailName[];
const wordsOf = (name: MailName) => ({ title: MAIL_TEMPLATES[name].subject, body: MAIL_TEMPLATES[name].body });
/** Returns sample values of a mail, with blocks as the shop passes them. */
function samplesOf(name: MailName, isAnythingSaid = true) {
  return Object.fromEntries(
    Object.entries<MailPlaceholder>(MAIL_TEMPLATES[name].placeholders).map(([each, { form, sample }]) => {
      if (form === 'block') return [each, textWords(sample)];
      return [each, form === 'sometimes' && !isAnythingSaid ? '' : sample];
    }),
  );
}

test.each(names)('HP-22 %s has words that the desk takes, and says all it has to in both forms', (name) => {
  expect(mailProblems(name, wordsOf(name))).toEqual([]);
  expect(checkWords('mail', { ...wordsOf(name), summary: '' })).toEqual({ ...wordsOf(name), summary: '' });
  const { subject, text, html } = mailText(name, wordsOf(name), samplesOf(name), 'https://shop.example');
  expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}|undefined|\*\*|\]\(/);
  for (const { isRequired, sample } of Object.values<MailPlaceholder>(MAIL_TEMPLATES[name].placeholders)) {
    if (!isRequired) continue;
    expect(text).toContain(sample);
    expect(html).toContain(escapeHtml(sample).replaceAll('\n', '<br>'));
  }
  const short = mailText(name, wordsOf(name), samplesOf(name, false), 'https://shop.example');
  expect(`${short.text}${short.html}`).not.toMatch(/\{\{|undefined|: \.|<p><\/p>|<a href="">/);
});

test('HP-22 every text of a mail is sent by something', () => {
  const api = path.join(__dirname, '..', '..');
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes(path.join('mails', 'templates')),
  );
  const code = files.map((file) => readFileSync(path.join(api, file), 'utf8')).join('\n');
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});

test('HP-22 a paragraph and an item of a list are left out where there is nothing to say in them', () => {
  const words = {
    title: 'A ticket',
    body: '{{dueAt}} {{sender}}\n\n- On {{category}}\n- By {{sender}}\n\nIn {{context}}',
  };
  const facts = { ...samplesOf('ticket-copy', false), context: 'a <b>' };
  const { text, html } = mailText('ticket-copy', words, facts, 'https://shop.example');
  expect(text).toBe('27 November 2026 at 09:00 UTC Ada <ada@example.com>\n\n- By Ada <ada@example.com>\n\nIn a <b>\n');
  expect(html).toContain('<ul><li>By Ada &lt;ada@example.com&gt;</li></ul>\n<p>In a &lt;b&gt;</p>');
});

test.each([
  ['{{answer}} and more\n\n{{answer}}', '{{answer}} stands in a paragraph of its own.'],
  ['Without it.', 'The text lacks {{answer}}.'],
  ['{{answer}}', undefined],
])('HP-22 what takes the place of a paragraph stands alone: %j', (body, problem) => {
  const text = `${body}\n\n[Yours]({{ticketUrl}})\n\n[Good?]({{ratingUrl}})`;
  expect(mailProblems('ticket-answered', { title: 'Re: {{subject}}', body: text })[0]).toBe(problem);
});

test('HP-22 what is needed does not stand only where it is left out at times', () => {
  const body = '{{reasons}}\n\n{{note}} See {{patternUrl}}';
  expect(mailProblems('submission-rejected', { title: 'No', body })).toEqual([
    '{{patternUrl}} stands in a paragraph that is left out at times: it is needed elsewhere, too.',
  ]);
});
