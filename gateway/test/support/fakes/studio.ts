import type { Apis } from '../../../src/context.ts';
import { restAnnouncedDeparture, restDeparture, restStudioDeparture } from '../departure-fixtures.ts';
import { restPagination } from '../fixtures.ts';
import { restMessages, restThread } from '../message-fixtures.ts';
import { restInsights, restRateCard, restStatement, restStatementPage } from '../royalty-fixtures.ts';
import {
  restAdminPayout,
  restReviewFigures,
  restApplication,
  restNotice,
  restStudio,
  restStudioAsset,
  restStudioInbox,
  restStudioCollections,
  restStudioPayouts,
  restNeighbor,
  restSubmission,
  restSubmissionReview,
} from '../studio-fixtures.ts';

/** Creates fake calls about studios. */
export function studioFakes(): Pick<
  Apis,
  | 'applications'
  | 'studios'
  | 'notices'
  | 'departures'
  | 'insights'
  | 'payouts'
  | 'royalties'
  | 'studioAssets'
  | 'studioCollections'
  | 'submissions'
  | 'submissionMessages'
> {
  return {
    applications: {
      own: async () => restApplication(),
      save: async () => restApplication({ status: 'draft' }),
      removeSample: async () => restApplication({ status: 'draft' }),
      submit: async () => restApplication(),
      withdraw: async () => restApplication({ status: 'withdrawn' }),
      list: async (query) => ({
        applications: [restApplication()],
        pagination: restPagination(1, Number(query['limit']), Number(query['page'])),
      }),
      byId: async (id) => restApplication({ id }),
      accept: async (id) => restApplication({ id, status: 'accepted' }),
      decline: async (id, { reason, note }) => restApplication({ id, status: 'declined', declineReason: reason, note }),
    },
    studios: {
      own: async () => [restStudio()],
      update: async (id) => restStudio({ id, version: 2 }),
      invite: async (id) => restStudio({ id }),
      cancelInvitation: async () => restStudio(),
      acceptInvitation: async () => restStudio({ viewerRole: 'editor' }),
      changeRole: async () => restStudio(),
      removeMember: async () => restStudio(),
    },
    notices: {
      list: async (id, { page, limit }) => ({
        notices: [restNotice()],
        pagination: restPagination(1, Number(limit), Number(page)),
        inbox: restStudioInbox({ id }),
      }),
      markRead: async (id) => restStudioInbox({ id, unreadCount: 0 }),
      chooseMail: async (id, choice) => restStudioInbox({ id, mailChoices: [choice] }),
    },
    payouts: {
      list: async () => ({ payouts: [restAdminPayout()], pagination: restPagination(1) }),
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      ofStudio: async (id) => restStudioPayouts({ id }),
      request: async (id) => restStudioPayouts({ id }),
      saveTaxPapers: async (id, { taxNumber, ...papers }) =>
        restStudioPayouts({
          id,
          taxPapers: { ...papers, taxNumberEnding: taxNumber.slice(-3), savedAt: '2026-11-02T09:00:00.000Z' },
        }),
      startOnboarding: async () => ({ url: 'https://pay.example/accounts/1' }),
    },
    departures: {
      ofStudio: async (id) => restStudioDeparture({ id }),
      announce: async (id, leavesAt) => restStudioDeparture({ id, departure: restDeparture({ leavesAt }) }),
      takeBack: async (id) => restStudioDeparture({ id, departure: null }),
      linkPack: async () => ({ url: '/api/studio-packs/token', expiresAt: '2026-11-02T09:15:00.000Z' }),
      list: async () => [restAnnouncedDeparture()],
      close: async ({ slug }) => restAnnouncedDeparture({ slug }),
      takeClosingBack: async () => [],
    },
    insights: {
      ofStudio: async (id) => restInsights(id),
      wanted: async () => [{ words: 'koi pond', recentCount: 12, count: 30 }],
      addViews: async () => {},
    },
    royalties: {
      statements: async () => ({ statements: [restStatement()] }),
      statement: async (_studioId, number) => restStatementPage(number),
      rateCards: async () => [restRateCard()],
      announceRateCard: async (card) => restRateCard(card),
    },
    studioAssets: {
      byId: async (id) => restStudioAsset({ id }),
      edit: async (id) => restStudioAsset({ id }),
      revise: async (assetId) => restSubmission({ assetId, status: 'ready' }),
      withdraw: async (id) => restStudioAsset({ id, status: 'withdrawn' }),
      bringBack: async (id) => restStudioAsset({ id }),
    },
    studioCollections: {
      list: async (studioId) => restStudioCollections({ studioId }),
      loose: async (_studioId, query) => ({
        patterns: [{ id: 'submission-1', title: 'Reeds', status: 'ready', isAsset: false, pictureUrl: null }],
        pagination: restPagination(1, Number(query['limit']), Number(query['page'])),
      }),
      create: async () => restStudioCollections(),
      save: async () => restStudioCollections(),
      remove: async () => restStudioCollections({ collections: [] }),
      order: async () => restStudioCollections(),
    },
    submissionMessages: {
      messages: async () => restMessages(),
      send: async () => restMessages(),
      threads: async (query) => ({
        threads: [restThread()],
        pagination: restPagination(1, Number(query['limit']), Number(query['page'])),
      }),
      thread: async (submissionId) => restThread({ submissionId }),
      answer: async (submissionId) => restThread({ submissionId, askedAt: null }),
      settle: async (submissionId) => restThread({ submissionId, askedAt: null }),
    },
    submissions: {
      list: async (_studioId, query) => ({
        submissions: [restSubmission()],
        counts: [{ status: 'submitted', count: 1 }],
        pagination: restPagination(1, Number(query['limit']), Number(query['page'])),
      }),
      byId: async (id) => restSubmission({ id }),
      save: async (_studioId, changes) =>
        changes.map(({ id, version }) => ({
          id,
          submission: restSubmission({ id, version: version + 1 }),
          refusal: null,
        })),
      submit: async (id) => restSubmission({ id }),
      withdraw: async (id) => restSubmission({ id, status: 'withdrawn' }),
      appeal: async (id, words) => restSubmission({ id, status: 'appealed', appeal: words }),
      tiles: async () => ({
        tiles: [{ submissionId: 'submission-1', assetId: null, title: 'Reeds', fingerprint: 'AAAA' }],
      }),
      tagSuggestions: async () => [{ tag: 'dots', source: 'likeness' }],
      reviewFigures: async () => restReviewFigures(),
      neighbors: async () => ({ byDrawing: [restNeighbor()], byLook: [] }),
      copies: async () => ({ copies: [restNeighbor()] }),
      nextReview: async () => ({
        review: restSubmissionReview(),
        wave: [],
        upcoming: restSubmissionReview(),
        waiting: 1,
      }),
      keepReview: async (id) => restSubmissionReview({ id }),
      skipReview: async () => ({ review: null, wave: [], upcoming: null, waiting: 0 }),
      decide: async (id, { verdict }) => restSubmission({ id, status: verdict }),
    },
  };
}
