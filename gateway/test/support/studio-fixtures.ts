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
    categoryId: null,
    creationMethods: ['by_hand'],
    samples: [],
    problems: [],
    submittedAt: '2026-11-02T09:00:00.000Z',
    answerDueAt: '2026-11-05T09:00:00.000Z',
    decidedAt: null,
    declineReason: null,
    note: null,
    mayReapplyAt: null,
    studioId: null,
    applicant: null,
    transitions: [],
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
    invitations: [],
    version: 1,
    ...changes,
  };
}
