import type { Apis } from '../../../src/context.ts';
import { restPagination, restTicket, restUser } from '../fixtures.ts';
import { restAdminPerson, restPersonFacts } from '../people-fixtures.ts';
import { restAdminDay, restAuditLine, restStaffMember } from '../staff-fixtures.ts';
import { restAdminAsset, restAdminAssetSummary } from '../asset-desk-fixtures.ts';
import { restAdminCategory } from '../category-fixtures.ts';
import { restAdminStudio, restAdminStudioSummary } from '../studio-desk-fixtures.ts';
import { restStudioTakedown, restTakedown, restTakedownState, restTakedownSummary } from '../takedown-fixtures.ts';
import { restReportedReview, restReportedReviewSummary } from '../report-fixtures.ts';
import { restAdminCollection, restAdminCollectionSummary } from '../collection-fixtures.ts';
import { restAdminText, restAdminTextSummary, restTextWords } from '../text-fixtures.ts';
import { restDeskConversation, restDeskTicket, restTicketConversation } from '../support-fixtures.ts';

/** The calls about people, the staff, support and what is kept at desks, answered with fixtures. */
export function staffFakes(): Pick<
  Apis,
  | 'admin'
  | 'people'
  | 'staff'
  | 'support'
  | 'desk'
  | 'textDesk'
  | 'categoryDesk'
  | 'collectionDesk'
  | 'assetDesk'
  | 'reviewReports'
  | 'takedowns'
  | 'studioDesk'
> {
  return {
    admin: {
      days: async () => [restAdminDay()],
      finds: async () => [{ kind: 'order', id: 'HDO-00000001', label: 'HDO-00000001', detail: 'ada@example.com' }],
      waiting: async () => ({
        submissions: 3,
        submissionMessages: 4,
        applications: 2,
        tickets: 2,
        overdueTickets: 1,
        reportedReviews: 5,
        takedowns: 1,
      }),
      overview: async () => ({
        assets: [{ status: 'approved', count: 300 }],
        accountCount: 12,
        paidOrderCount: 7,
        returnedPaymentCount: 1,
        openTicketCount: 1,
        overdueTicketCount: 0,
        recentMessageCount: 2,
        queues: [{ name: 'tickets', count: 1, dueAt: '2026-11-02T20:00:00.000Z', oldestAt: null }],
        newestTickets: [restTicket({ category: 'payments', subject: 'No receipt' })],
        countedAt: '2026-11-02T09:00:00.000Z',
      }),
    },
    assetDesk: {
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      list: async () => ({ assets: [restAdminAssetSummary()], pagination: restPagination(1) }),
      one: async (id) => restAdminAsset({ id }),
      reword: async (id, { title, version }) => restAdminAsset({ id, title, version: version + 1 }),
      limit: async (id, { lastDay }) => restAdminAsset({ id, endsAt: lastDay && `${lastDay}T23:59:59.000Z` }),
      feature: async (id, { isFeatured }) => restAdminAsset({ id, isFeatured }),
      announceHold: async (id, reason) =>
        restAdminAsset({ id, announcedHold: { reason, startsAt: '2026-12-03T00:00:00.000Z' } }),
      hold: async (id, reason) =>
        restAdminAsset({
          id,
          status: 'withdrawn',
          isHeld: true,
          hold: { reason, heldAt: '2026-11-02T09:00:00.000Z' },
        }),
      release: async (id) => restAdminAsset({ id }),
    },
    categoryDesk: {
      list: async () => [restAdminCategory()],
      addresses: async () => [],
      create: async ({ slug, name, kind }) => restAdminCategory({ slug, name, kind, version: 1 }),
      change: async (id, { name, version }) => restAdminCategory({ id, name, version: version + 1 }),
      remove: async () => [restAdminCategory()],
      order: async () => [restAdminCategory()],
    },
    reviewReports: {
      report: async (reviewId, words) => ({ reviewId, ...words }),
      list: async () => ({ reviews: [restReportedReviewSummary()], pagination: restPagination(1) }),
      one: async (id) => restReportedReview({ id }),
      hide: async (id, reason) =>
        restReportedReview({ id, isHidden: true, hidden: { reason, hiddenAt: '2026-11-02T09:00:00.000Z' } }),
      keep: async (id) => restReportedReview({ id, reportCount: 0, reasons: [], oldestReportAt: null }),
      show: async (id) => restReportedReview({ id }),
    },
    studioDesk: {
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      list: async () => ({ studios: [restAdminStudioSummary()], pagination: restPagination(1) }),
      one: async (id) => restAdminStudio({ id }),
      feature: async (id, { isFeatured }) => restAdminStudio({ id, isFeatured }),
      announceHold: async (id, reason) =>
        restAdminStudio({ id, announcedHold: { reason, startsAt: '2026-12-03T00:00:00.000Z' } }),
      hold: async (id, reason) =>
        restAdminStudio({ id, isHeld: true, hold: { reason, heldAt: '2026-11-02T09:00:00.000Z' } }),
      release: async (id) => restAdminStudio({ id }),
    },
    takedowns: {
      request: async ({ email }) => ({ number: 'HD-C-22222222', email }),
      confirm: async () => restTakedownState(),
      goToCourt: async () => restTakedownState({ status: 'in_court' }),
      ofStudio: async () => [restStudioTakedown()],
      counter: async (number) => restStudioTakedown({ number, status: 'countered' }),
      list: async () => ({ takedowns: [restTakedownSummary()], pagination: restPagination(1) }),
      byNumber: async (number) => restTakedown({ number }),
      hold: async (number) => restTakedown({ number, status: 'held' }),
      refuse: async (number) => restTakedown({ number, status: 'refused' }),
      restore: async (number) => restTakedown({ number, status: 'restored' }),
    },
    collectionDesk: {
      list: async () => [restAdminCollectionSummary()],
      one: async (id) => restAdminCollection({ id }),
      create: async ({ slug, title }) => restAdminCollection({ slug, title, version: 1 }),
      change: async (id, { title, version }) => restAdminCollection({ id, title, version: version + 1 }),
      order: async () => [restAdminCollectionSummary()],
    },
    textDesk: {
      list: async () => [restAdminTextSummary()],
      one: async (key) => restAdminText(key),
      version: async () => restTextWords,
      createArticle: async ({ slug }) => restAdminText({ kind: 'article', slug, revision: 0 }),
      preview: async ({ summary, body }) => ({ summary, body, problems: [], home: null }),
      save: async (key, { revision, ...words }) => restAdminText({ ...key, words, revision: revision + 1 }),
      publish: async (key, { revision }) => restAdminText({ ...key, revision: revision + 1, hasChanges: false }),
    },
    people: {
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      list: async ({ page, limit }) => ({
        people: [restPersonFacts()],
        pagination: restPagination(1, limit, page),
      }),
      one: async (id) => restAdminPerson({ id }),
      confirmEmail: async (id) => restAdminPerson({ id, isEmailConfirmed: true }),
      endSessions: async (id) => restAdminPerson({ id, sessions: [] }),
      correctDownloads: async (id, { freeDownloads }) => restAdminPerson({ id, freeDownloads }),
      block: async (id) => restAdminPerson({ id, isBlocked: true }),
      unblock: async (id) => restAdminPerson({ id }),
      impersonate: async (id) => ({
        token: 'token-of-the-staff',
        user: restUser({ id }),
        expiresAt: '2026-11-02T09:30:00.000Z',
      }),
      erase: async () => {},
    },
    staff: {
      exportAudit: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      edition: async () => '1',
      members: async () => [restStaffMember()],
      grant: async ({ email, role }) => restStaffMember({ email, roles: [role] }),
      take: async ({ email }) => restStaffMember({ email, roles: ['support'] }),
      auditLines: async () => ({ lines: [restAuditLine()], nextBefore: null }),
      auditChain: async () => ({ isIntact: true, firstBroken: null, lineCount: 7, headHash: '5f'.repeat(32) }),
    },
    support: {
      openTicket: async ({ category, subject }) => restTicket({ category, subject }),
      contact: async () => ({ email: 'support@halfdrop.example' }),
      list: async (page, limit) => ({ tickets: [restTicket()], pagination: restPagination(1, limit, page) }),
      byNumber: async (number) => restTicket({ number }),
      sendMessage: async () => restTicket({ category: null, subject: 'Contact form: general' }),
      conversation: async (number) => restTicketConversation(number),
      reply: async (number) => restTicketConversation(number),
      rate: async (number) => restTicketConversation(number),
      rateByLink: async ({ isSatisfied }) => ({ number: 'HD-T-22222222', isSatisfied }),
    },
    desk: {
      inbox: async ({ page, limit }) => ({ tickets: [restDeskTicket()], pagination: restPagination(1, limit, page) }),
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      conversation: async (number) => restDeskConversation({ number }),
      say: async (number) => restDeskConversation({ number }),
      change: async (number) => restDeskConversation({ number }),
      merge: async (_number, _version, into) => restDeskConversation({ number: into }),
      presence: async () => ({ version: 4, others: [{ name: 'Noor Haddad', isWriting: true }] }),
      tools: async () => ({
        agents: [{ id: 'user-1', name: 'Ada Lovelace' }],
        macros: [{ id: 'macro-1', title: 'Thanks', body: 'Thank you.', version: 1 }],
      }),
      saveMacro: async ({ title, body }) => ({ id: 'macro-1', title, body, version: 1 }),
      removeMacro: async () => {},
      mailOrder: async () => ({ sentTo: 'sam@example.com' }),
    },
  };
}
