import type { SubmissionMessages, SubmissionThread } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a studio's messages about a pattern. */
export function restMessages(): SubmissionMessages {
  return { messages: [{ id: '1', side: 'studio', words: 'Which edge?', sentAt: '2026-11-24T10:00:00.000Z' }] };
}

/** The same as a thread shown to reviewers. */
export function restThread(overrides: Partial<SubmissionThread> = {}): SubmissionThread {
  return {
    submissionId: 'submission-1',
    title: 'Reeds',
    studio: { slug: 'linden-loom', name: 'Linden & Loom' },
    askedAt: '2026-11-24T10:00:00.000Z',
    ...restMessages(),
    ...overrides,
  };
}
