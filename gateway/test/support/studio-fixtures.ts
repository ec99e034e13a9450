import type {
  AdminPayout,
  Studio,
  StudioApplication,
  StudioAsset,
  Notice,
  StudioInbox,
  StudioCollections,
  StudioPayouts,
  Submission,
  SubmissionNeighbor,
  SubmissionReview,
  SubmissionReviewFigures,
} from '../../src/generated/rest.ts';

/** Creates a REST fixture of an application awaiting a decision. */
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

/** Creates a REST fixture of a studio, as shown to its owner. */
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
    hold: null,
    announcedHold: null,
    version: 1,
    ...changes,
  };
}

/** Creates a REST fixture of a submission waiting for review. */
export function restSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: 'submission-1',
    studioId: '3',
    uploadId: 'upload-1',
    assetId: null,
    status: 'submitted',
    fileName: 'woven_dots.png',
    bytes: 12_000_000,
    size: { width: 4000, height: 4000 },
    pictureUrl: '/api/submissions/pictures/1.webp',
    findings: [
      {
        code: 'seam-suspect',
        severity: 'warning',
        message: 'The tile may not join.',
        advice: 'Look at the marked places in a repeat.',
        boxes: [{ left: 0, top: 0.2, width: 0.1, height: 0.1 }],
      },
    ],
    fittingLayouts: ['half-drop'],
    swatches: [{ hex: '#284678', share: 1, name: 'Blue' }],
    title: 'Woven Dots',
    description: 'Dots from the loom.',
    tags: ['dots', 'blue', 'woven'],
    categoryId: '3',
    subcategoryId: '19',
    repeatLayout: 'half-drop',
    repeatMillimeters: 240,
    offersExtended: true,
    creationMethod: 'digital',
    problems: [],
    createdAt: '2026-11-01T09:00:00.000Z',
    submittedAt: '2026-11-02T09:00:00.000Z',
    answerDueAt: '2026-11-05T09:00:00.000Z',
    placeInQueue: 4,
    verdicts: [],
    noteToReviewer: null,
    appeal: null,
    transitions: [{ from: null, to: 'draft', happenedAt: '2026-11-01T09:00:00.000Z', note: null }],
    version: 2,
    ...changes,
  };
}

/** Creates a REST fixture of a pattern on sale that is a copy of the submission. */
export function restNeighbor(): SubmissionNeighbor {
  return {
    assetId: 'asset-3',
    submissionId: null,
    title: 'Reeds',
    pictureUrl: '/api/products/asset-3/preview?w=640&v=1',
    repeatLayout: 'half-drop',
    drawingDistance: 0.03,
    lookDistance: 0.1,
    alignment: { isFlipped: true, quarterTurns: 1, right: 0.25, down: 0.5, agreement: 0.97, colorsFollow: 0.95 },
  };
}

/** Creates a REST fixture of review statistics. */
export function restReviewFigures(): SubmissionReviewFigures {
  return {
    waiting: 12,
    verdicts: 40,
    p50WaitMinutes: 300,
    p90WaitMinutes: 2000,
    appeals: 5,
    overturned: 2,
    overturnedShare: 0.4,
    countedAt: '2026-11-03T09:00:00.000Z',
  };
}

/** Creates a REST fixture of an assigned review. */
export function restSubmissionReview(changes: Partial<Submission> = {}): SubmissionReview {
  return {
    submission: restSubmission({ status: 'in_review', ...changes }),
    studio: { id: '3', name: 'Studio 3', slug: 'studio-3' },
    dueAt: '2026-11-05T09:00:00.000Z',
    leaseEndsAt: '2026-11-03T09:04:00.000Z',
  };
}

/** Creates a REST fixture of a studio's payouts, with its full balance in transit. */
export function restStudioPayouts(changes: Partial<StudioPayouts> = {}): StudioPayouts {
  return {
    id: '3',
    account: { status: 'active', reason: null },
    taxPapers: null,
    balance: 0,
    pending: 450,
    nextAvailableAt: '2026-12-03T09:00:00.000Z',
    minimum: 2500,
    payouts: [
      {
        id: 'payout-1',
        number: 1,
        amount: 2700,
        status: 'requested',
        reason: null,
        month: null,
        requestedAt: '2026-11-02T09:00:00.000Z',
        settledAt: null,
        documentUrl: '/api/studios/3/payouts/1/document',
      },
    ],
    ...changes,
  };
}

/** Creates a REST fixture of a payout in the staff's list. */
export function restAdminPayout(): AdminPayout {
  return {
    id: 'payout-1',
    studio: { id: '3', name: 'Studio 3' },
    number: 1,
    amount: 2700,
    status: 'failed',
    reason: 'The bank account is closed.',
    month: '2026-10',
    requestedAt: '2026-11-02T09:00:00.000Z',
    settledAt: '2026-11-03T09:00:00.000Z',
  };
}

/** Creates a REST fixture of a notice that a pattern is on sale. */
export function restNotice(changes: Partial<Notice> = {}): Notice {
  return {
    id: '7',
    kind: 'submission_approved',
    happenedAt: '2026-11-02T09:00:00.000Z',
    readAt: null,
    title: 'Woven Dots',
    submissionId: 'submission-1',
    assetId: null,
    verdict: null,
    number: null,
    amount: null,
    reason: null,
    month: null,
    startsAt: null,
    ...changes,
  };
}

/** Creates a REST fixture of a studio's inbox with one unread notice. */
export function restStudioInbox(changes: Partial<StudioInbox> = {}): StudioInbox {
  return { id: '3', unreadCount: 1, mailChoices: [{ topic: 'verdicts', isMailed: true }], ...changes };
}

/** Creates a REST fixture of a studio's design collections: one with a pattern on sale and a draft. */
export function restStudioCollections(changes: Partial<StudioCollections> = {}): StudioCollections {
  const pattern = { id: 'asset-1', title: 'Reeds', status: 'approved', isAsset: true, pictureUrl: null } as const;
  return {
    studioId: '3',
    collections: [
      {
        id: '7',
        slug: 'loom-studio-3',
        name: 'Loom',
        description: 'From the loom.',
        coverId: 'asset-1',
        patterns: [
          { role: 'hero', pattern },
          { role: 'blender', pattern: { ...pattern, id: 'submission-1', status: 'ready', isAsset: false } },
        ],
        version: 2,
      },
    ],
    ...changes,
  };
}

/** Creates a REST fixture of a pattern on sale, as shown to its studio, with its tags changed once. */
export function restStudioAsset(changes: Partial<StudioAsset> = {}): StudioAsset {
  const said = {
    title: 'Reeds',
    description: 'Reeds in the wind.',
    tags: ['reeds'],
    categoryId: '3',
    subcategoryId: '31',
    offersExtended: true,
  };
  return {
    id: 'asset-1',
    studioId: '3',
    status: 'approved',
    ...said,
    newerSubmissionId: null,
    isRevisable: true,
    changes: [
      {
        id: '1',
        kind: 'edited',
        changedAt: '2026-11-02T09:00:00.000Z',
        actorName: 'Mina',
        before: { ...said, tags: ['reed'] },
        after: said,
      },
    ],
    sales: { saleCount: 2, claimCount: 3, earned: 900 },
    hold: null,
    announcedHold: null,
    version: 2,
    ...changes,
  };
}
