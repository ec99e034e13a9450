import type { Submission, SubmissionMessage, SubmissionMessageSide, SubmissionThread } from '../generated/resolvers.ts';
import { designers } from './designer.ts';

/** Returns a message about a pattern. */
export function submissionMessage(
  id: string,
  side: SubmissionMessageSide,
  words: string,
  sentAt = '2026-11-24T10:00:00.000Z',
): SubmissionMessage {
  return { id, side, words, sentAt };
}

/** Returns the initial messages of a mocked shop, by submission. */
export function demoMessages(): Map<string, SubmissionMessage[]> {
  return new Map([
    [
      'submission-9',
      [
        submissionMessage('message-1', 'STUDIO', 'Is it the left edge alone that shows?', '2026-11-23T10:00:00.000Z'),
        submissionMessage(
          'message-2',
          'REVIEWER',
          'The left edge, yes. The upper one joins.',
          '2026-11-23T15:00:00.000Z',
        ),
      ],
    ],
    ['submission-102', [submissionMessage('message-3', 'STUDIO', 'We can send the drawing on paper as well.')]],
  ]);
}

/** Returns the messages about a pattern as reviewers see them: if the studio wrote last, it is waiting for a reply. */
export function submissionThread(
  { id: submissionId, title, studioId }: Submission,
  messages: SubmissionMessage[],
  isSettled = false,
): SubmissionThread {
  const { slug = '', name = '' } = designers.find(({ id }) => id === studioId) ?? {};
  const last = messages.at(-1);
  const askedAt = !isSettled && last?.side === 'STUDIO' ? last.sentAt : null;
  return { submissionId, title, studio: { slug, name }, askedAt, messages };
}
