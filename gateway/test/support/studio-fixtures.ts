import type { Studio, StudioApplication } from '../../src/generated/rest.ts';

/** An application that waits for an answer, as the api tells it. */
export function restApplication(changes: Partial<StudioApplication> = {}): StudioApplication {
  return {
    id: 'application-1',
    status: 'submitted',
    studioName: 'Ada Weaves',
    slug: 'ada-weaves',
    specialty: 'Woven geometry',
    about: 'Cloth from the loom.',
    links: [],
    country: 'IN',
    categoryId: '3',
    creationMethods: ['by_hand'],
    samples: [
      {
        id: 'sample-1',
        fileName: 'tile.png',
        url: '/api/studio-applications/samples/1.webp',
        width: 2400,
        height: 2400,
      },
    ],
    problems: [],
    submittedAt: '2026-11-02T09:00:00.000Z',
    answerDueAt: '2026-11-05T09:00:00.000Z',
    decidedAt: null,
    declineReason: null,
    note: null,
    mayReapplyAt: null,
    studioId: '3',
    applicant: null,
    transitions: [{ from: null, to: 'draft', happenedAt: '2026-11-01T09:00:00.000Z', note: null }],
    version: 2,
    ...changes,
  };
}

/** A studio as its owner sees it, as the api tells it. */
export function restStudio(changes: Partial<Studio> = {}): Studio {
  return {
    id: '3',
    name: 'Studio 3',
    slug: 'studio-3',
    specialty: 'Woven geometry',
    about: 'Cloth from the loom.',
    links: [],
    country: 'IN',
    categoryId: '3',
    viewerRole: 'owner',
    members: [
      {
        id: 'member-1',
        name: 'Ada Weaver',
        email: 'ada@example.com',
        role: 'owner',
        joinedAt: '2026-11-02T09:00:00.000Z',
        isViewer: true,
      },
    ],
    invitations: [
      { id: 'invitation-1', email: 'new@example.com', role: 'editor', expiresAt: '2026-11-30T09:00:00.000Z' },
    ],
    version: 1,
    ...changes,
  };
}
