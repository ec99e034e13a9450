import type { Apis } from '../../src/context.ts';
import type { Caller } from '../../src/platform/request-context.ts';
import { RestFailure } from '../../src/platform/rest-failure.ts';
import {
  restAsset,
  restDesigner,
  restDesignerCollection,
  restCollection,
  restContentPage,
  restHelpCategory,
  restLicense,
  restPagination,
  restReview,
  restSession,
  restTicket,
  restTile,
  restUser,
} from './fixtures.ts';
import {
  restCart,
  restCertificate,
  restDownload,
  restDownloadQuota,
  restEntitlement,
  restAdminOrder,
  restOrderFacts,
  restOrder,
} from './purchase-fixtures.ts';
import { restAuditLine, restStaffMember } from './staff-fixtures.ts';
import { restDeskConversation, restDeskTicket, restTicketConversation } from './support-fixtures.ts';
import {
  restApplication,
  restNotice,
  restStudio,
  restStudioAsset,
  restStudioInbox,
  restStudioCollections,
  restStudioPayouts,
  restNeighbor,
  restReviewFigures,
  restSubmission,
  restSubmissionReview,
} from './studio-fixtures.ts';
import { restStatement, restStatementPage } from './royalty-fixtures.ts';
import { restPlan, restPlanChangePreview, restSubscription, restSubscriptionSession } from './subscription-fixtures.ts';

/** Single calls a test answers itself. */
export type FakeApis = { readonly [Domain in keyof Apis]?: Partial<Apis[Domain]> };

/** A problem as the api answers it. */
export function problem(status: number, code: string, facts: Readonly<Record<string, unknown>> = {}): RestFailure {
  return new RestFailure(status, { code, message: `Words for ${code}`, ...facts });
}

function defaults(): Apis {
  const menuCategory = { id: 'category-florals', slug: 'florals', name: 'Florals', kind: 'menu' as const };
  return {
    account: {
      register: async () => ({ token: 'token-1', user: restUser(), deviceToken: 'device-1' }),
      login: async () => ({ token: 'token-1', user: restUser(), deviceToken: 'device-1' }),
      prove: async () => ({ provenUntil: '2026-11-02T09:10:00.000Z' }),
      me: async () => restUser(),
      logout: async () => {},
      changePassword: async () => restUser(),
      updateProfile: async (change) => restUser(change),
      removeAvatar: async () => restUser(),
      sessions: async () => [restSession()],
      endSession: async () => [restSession()],
      endOtherSessions: async () => [restSession()],
      confirmEmail: async () => ({ email: 'ada@example.com' }),
      resendConfirmation: async () => ({ email: 'ada@example.com', isSent: true }),
      requestPasswordReset: async () => ({ message: 'A code is on its way.', expiresInSeconds: 600 }),
      verifyOtp: async () => ({ resetToken: 'reset-token-1' }),
      resetPassword: async () => {},
    },
    admin: {
      waiting: async () => ({ submissions: 3, applications: 2, tickets: 2, overdueTickets: 1 }),
      overview: async () => ({
        assets: [{ status: 'approved', count: 300 }],
        accountCount: 12,
        paidOrderCount: 7,
        returnedPaymentCount: 1,
        openTicketCount: 1,
        overdueTicketCount: 0,
        recentMessageCount: 2,
        newestTickets: [restTicket({ category: 'payments', subject: 'No receipt' })],
        countedAt: '2026-11-02T09:00:00.000Z',
      }),
    },
    cart: {
      read: async () => restCart(),
      quote: async () => ({ cart: restCart({ id: 'quote' }), couponError: null }),
      add: async () => restCart(),
      addSaved: async () => restCart(),
      remove: async () => restCart({ items: [], totalItems: 0 }),
      clear: async () => restCart({ items: [], totalItems: 0 }),
      applyCoupon: async () => restCart({ coupon: { code: 'SAVE10', discountBasisPoints: 1000, amountOff: null } }),
      removeCoupon: async () => restCart(),
    },
    catalog: {
      list: async ({ limit }) => {
        const assets = Array.from({ length: Number(limit) }, (_, index) => restAsset(index));
        return { assets, pagination: restPagination(300, Number(limit)), reading: null };
      },
      tiles: async ({ limit }) => {
        const assets = Array.from({ length: Number(limit) }, (_, index) => restTile(index));
        return { assets, pagination: restPagination(300, Number(limit)), reading: null };
      },
      facets: async () => ({
        categories: [{ value: 'filter-floral', label: 'Floral', count: 3 }],
        tags: [],
        colors: [],
        orientations: [{ value: 'square', label: 'Square', count: 3 }],
        licenseTypes: [{ value: 'standard', label: 'Standard', count: 3 }],
        repeats: [{ value: 'half-drop', label: 'Half drop', count: 3 }],
        total: 5,
        priceRange: { min: 0, max: 1900 },
      }),
      assetsByIds: async (ids) => ids.map((id) => restAsset(Number(id.replace('asset-', '')))),
      assetBySlug: async (slug) => restAsset(1, { slug }),
      assetBySku: async (skuId) => restAsset(1, { skuId }),
      similar: async (_id, limit) => Array.from({ length: limit }, (_, index) => restAsset(index + 2)),
      coordinates: async (_id, limit) => Array.from({ length: limit }, (_, index) => restAsset(index + 2)),
      palettes: async () => [{ slug: 'delft', name: 'Delft', ground: '#f5f2eb', inks: ['#22346b', '#4467a6'] }],
      collections: async () => [restCollection(), restCollection({ id: '2', slug: 'limited' })],
      collection: async (slug) => restCollection({ slug }),
      suggestions: async () => [{ asset: restAsset(1), label: 'Half-drop Peony 1' }],
      categories: async () => [{ ...menuCategory, assetCount: 7, coverId: 'asset-1', children: [] }],
    },
    content: {
      page: async (slug) => restContentPage({ slug }),
      licenses: async () => [restLicense()],
    },
    designers: {
      list: async ({ limit }) => ({
        designers: Array.from({ length: Math.min(Number(limit), 12) }, (_, index) => restDesigner(index + 1)),
        categories: [{ value: 'Nature', label: 'Nature', count: 12 }],
        pagination: restPagination(12, Number(limit)),
      }),
      designersByIds: async (ids) => ids.map((id) => restDesigner(Number(id.replace('designer-', '')))),
      designer: async (key) => restDesigner(1, { slug: key }),
      own: async () => restDesigner(1),
      collections: async () => [restDesignerCollection()],
      stats: async () => ({ designerCount: 12, assetCount: 300, rating: 4.47, ratingCount: 900 }),
      shares: async () => [
        {
          designer: { id: 'designer-1', slug: 'studio-1', name: 'Studio 1' },
          assetCount: 7,
          coverAssetId: 'asset-3',
        },
      ],
      follow: async (id) => restDesigner(1, { id, followerCount: 13, viewerFollows: true }),
      unfollow: async (id) => restDesigner(1, { id, viewerFollows: false }),
    },
    downloads: {
      library: async () => ({ entitlements: [restEntitlement()], pagination: restPagination(1) }),
      ownedAssetIds: async (ids) => ids.slice(0, 1),
      history: async () => ({ downloads: [restDownload()], pagination: restPagination(1) }),
      quota: async () => restDownloadQuota(),
      claimWithPlan: async () => ({ entitlement: restEntitlement(), quota: restDownloadQuota({ used: 4, left: 6 }) }),
      verify: async () => restCertificate(),
      claimFree: async () => ({
        entitlement: restEntitlement({ license: 'personal', formats: ['png'] }),
        user: restUser({ freeDownloads: 4 }),
      }),
      createLink: async () => ({
        url: '/api/downloads/signed',
        fileName: 'Half-drop_Peony_1.zip',
        isReady: true,
        formats: [{ format: 'png', isReady: true, size: 123_456 }],
        expiresAt: '2026-11-02T09:05:00.000Z',
      }),
    },
    googleSignIn: {
      options: async () => ({ google: true }),
      begin: async () => ({ authorizationUrl: 'https://issuer.example/authorize', browserKey: 'browser-key-1' }),
      finish: async () => ({
        token: 'token-1',
        user: restUser(),
        deviceToken: 'device-1',
        isNewAccount: false,
        redirect: '/',
      }),
    },
    help: {
      categories: async () => [restHelpCategory()],
      recordFeedback: async (articleId) => ({ articleId }),
    },
    digests: {
      own: async () => ({ isMailed: true }),
      choose: async (isMailed) => ({ isMailed }),
      unsubscribe: async () => ({ isMailed: false }),
    },
    newsletter: {
      subscribe: async (email) => ({ email, status: 'pending' }),
      confirm: async () => ({ email: 'ada@example.com', status: 'confirmed' }),
      unsubscribe: async () => ({ email: 'ada@example.com', status: 'unsubscribed' }),
    },
    privacy: { deleteAccount: async () => {} },
    reviews: {
      page: async (_id, page, limit) => ({
        reviews: [restReview()],
        pagination: restPagination(7, limit, page),
        summary: { mean: 4.3, count: 7, byStars: [0, 0, 1, 3, 3] },
        own: restReview(),
        canReview: true,
      }),
      write: async (_id, words) => restReview(words),
    },
    sitemap: {
      assets: async (page) => ({
        assets: page === 1 ? [{ slug: 'half-drop-peony-1', changedAt: '2026-11-01T09:00:00.000Z' }] : [],
        pagination: restPagination(1),
      }),
      pages: async () => ({ designers: [], collections: [], texts: [], categories: [], helpArticles: [] }),
    },
    payments: { settings: async () => ({ methods: ['card'], isTest: true }) },
    subscriptions: {
      plans: async (offer) => [restPlan({ offer })],
      current: async () => ({ subscription: restSubscription(), canStartTrial: false }),
      portal: async () => ({ url: null }),
      createSession: async () => ({ sessionUrl: '/api/sandbox/pay/session-1', sessionId: 'session-1' }),
      bySession: async (sessionId) => restSubscriptionSession({ sessionId }),
      startTrial: async () => restSubscription({ status: 'trialing' }),
      previewChange: async () => restPlanChangePreview(),
      change: async () => restSubscription({ plan: restPlan({ id: 'elite-yearly', tier: 'elite' }) }),
      cancel: async () => restSubscription({ status: 'canceled', cancelAtPeriodEnd: true }),
      resume: async () => restSubscription(),
    },
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
    staff: {
      members: async () => [restStaffMember()],
      grant: async ({ email, role }) => restStaffMember({ email, roles: [role] }),
      take: async ({ email }) => restStaffMember({ email, roles: ['support'] }),
      auditLines: async () => ({ lines: [restAuditLine()], nextBefore: null }),
      auditChain: async () => ({ isIntact: true, firstBroken: null, lineCount: 7, headHash: '5f'.repeat(32) }),
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
      ofStudio: async (id) => restStudioPayouts({ id }),
      request: async (id) => restStudioPayouts({ id }),
      saveTaxPapers: async (id, { taxNumber, ...papers }) =>
        restStudioPayouts({
          id,
          taxPapers: { ...papers, taxNumberEnding: taxNumber.slice(-3), savedAt: '2026-11-02T09:00:00.000Z' },
        }),
      startOnboarding: async () => ({ url: 'https://pay.example/accounts/1' }),
    },
    royalties: {
      statements: async () => ({ statements: [restStatement()] }),
      statement: async (_studioId, number) => restStatementPage(number),
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
    orders: {
      startCheckout: async () => restOrder(),
      bySession: async () => restOrder(),
      list: async () => ({ orders: [restOrder()], pagination: restPagination(1) }),
      adminOrders: async () => ({ orders: [restOrderFacts()], pagination: restPagination(1) }),
      adminOrder: async () => restAdminOrder(),
      refund: async () => restAdminOrder(),
    },
  };
}

/** One call that reached the fakes. */
interface RecordedCall {
  /** Such as `catalog.list`. */
  readonly name: string;
  readonly args: readonly unknown[];
  readonly token: string | null;
}

/** REST calls without a network: every domain answers with fixtures, and what was called is written down. */
export function fakeApis(answers: FakeApis = {}) {
  const calls: RecordedCall[] = [];
  const recorded = <Calls extends object>(domain: string, target: Calls, token: string | null): Calls =>
    new Proxy(target, {
      get: (object, property, receiver) => {
        const call: unknown = Reflect.get(object, property, receiver);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => {
          calls.push({ name: `${domain}.${String(property)}`, args, token });
          return call(...args);
        };
      },
    });
  const apisFor = ({ token }: Caller): Apis => {
    const base = defaults();
    return {
      account: recorded('account', { ...base.account, ...answers.account }, token),
      applications: recorded('applications', { ...base.applications, ...answers.applications }, token),
      admin: recorded('admin', { ...base.admin, ...answers.admin }, token),
      cart: recorded('cart', { ...base.cart, ...answers.cart }, token),
      catalog: recorded('catalog', { ...base.catalog, ...answers.catalog }, token),
      content: recorded('content', { ...base.content, ...answers.content }, token),
      designers: recorded('designers', { ...base.designers, ...answers.designers }, token),
      downloads: recorded('downloads', { ...base.downloads, ...answers.downloads }, token),
      googleSignIn: recorded('googleSignIn', { ...base.googleSignIn, ...answers.googleSignIn }, token),
      help: recorded('help', { ...base.help, ...answers.help }, token),
      digests: recorded('digests', { ...base.digests, ...answers.digests }, token),
      newsletter: recorded('newsletter', { ...base.newsletter, ...answers.newsletter }, token),
      privacy: recorded('privacy', { ...base.privacy, ...answers.privacy }, token),
      reviews: recorded('reviews', { ...base.reviews, ...answers.reviews }, token),
      sitemap: recorded('sitemap', { ...base.sitemap, ...answers.sitemap }, token),
      payments: recorded('payments', { ...base.payments, ...answers.payments }, token),
      subscriptions: recorded('subscriptions', { ...base.subscriptions, ...answers.subscriptions }, token),
      orders: recorded('orders', { ...base.orders, ...answers.orders }, token),
      staff: recorded('staff', { ...base.staff, ...answers.staff }, token),
      studios: recorded('studios', { ...base.studios, ...answers.studios }, token),
      studioAssets: recorded('studioAssets', { ...base.studioAssets, ...answers.studioAssets }, token),
      notices: recorded('notices', { ...base.notices, ...answers.notices }, token),
      studioCollections: recorded(
        'studioCollections',
        { ...base.studioCollections, ...answers.studioCollections },
        token,
      ),
      payouts: recorded('payouts', { ...base.payouts, ...answers.payouts }, token),
      royalties: recorded('royalties', { ...base.royalties, ...answers.royalties }, token),
      submissions: recorded('submissions', { ...base.submissions, ...answers.submissions }, token),
      support: recorded('support', { ...base.support, ...answers.support }, token),
      desk: recorded('desk', { ...base.desk, ...answers.desk }, token),
    };
  };
  return { apisFor, calls, names: () => calls.map((call) => call.name) };
}
