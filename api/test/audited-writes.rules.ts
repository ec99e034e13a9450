import { earliestClosing, earliestRateCardStart, isForStaff } from '@halfdrop/domain';
import { callsByTag } from '../src/declared-calls.ts';
import type { CallDeclaration } from '../src/platform/http/contract.ts';
import { addJob } from '../src/platform/jobs/jobs.ts';
import { readJobs } from '../src/system/jobs.repository.ts';
import { takedownLinks } from '../src/takedowns/takedown-links.ts';
import { findRequestByNumber } from '../src/takedowns/takedowns.repository.ts';
import { noteFailure } from '../src/payments/failed-events.repository.ts';
import type { SignedIn, TestApp } from './support/test-app.ts';
import { insertArticle } from './support/test-texts.ts';
import { insertStudioOf, insertTestAsset } from './support/test-assets.ts';
import { buy } from './support/test-purchase.ts';
import { addSamples } from './support/test-studios.ts';
import { insertStudioMessage, insertWaitingSubmission } from './support/test-submissions.ts';
import { searchWrites } from './support/search-writes.ts';
import { subscriptionWrites } from './support/subscription-writes.ts';

/** What a call is made with, once there is something to do it to. */
interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const reading: readonly CallDeclaration['method'][] = ['get', 'head', 'options'];

/** Every call by which only the staff changes something, as in `POST /admin/orders/{number}/refunds`. */
export function staffWrites(calls = Object.values(callsByTag).flatMap((ofTag) => Object.values(ofTag))): string[] {
  return calls
    .filter(({ auth }) => auth !== 'none' && auth !== 'optional' && isForStaff(auth))
    .filter(({ method, unaudited }) => !reading.includes(method) && unaudited === undefined)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

const couponTerms = {
  note: 'For the fair',
  discountBasisPoints: 1500,
  amountOff: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  categoryId: null,
  isPremiumOnly: false,
  minSubtotal: null,
};

const collectionContents = {
  title: 'Audited',
  description: 'What was audited.',
  rule: 'new',
  conditions: null,
  isPublished: true,
  coverId: null,
  assetIds: null,
  reason: 'For the fair.',
};

const planTerms = {
  name: 'Pro',
  description: 'For studios.',
  price: 5900,
  downloadsPerMonth: 60,
  license: 'commercial',
  includesPremium: true,
  trialDays: 0,
  trialDownloads: null,
  perks: ['Premium support'],
  isPopular: true,
};

const categoryContents = { name: 'Audited', aliases: [], coverSku: null, reason: 'For the fair.' };

/** What each of these calls needs to change something. Gets the token of the owner who makes it. */
export const requestFor: Readonly<Record<string, (app: TestApp, owner: string) => Promise<Request>>> = {
  'POST /admin/orders/{number}/refunds': async (app) => {
    const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
    const order = await buy(app, await app.signUp(), [rose], 900);
    const headers = { 'idempotency-key': 'audited-refund' };
    return { params: { number: order.number }, headers, body: { reason: 'duplicate', amountCents: 100 } };
  },
  'POST /admin/orders/{number}/mails': async (app) => {
    const lily = await insertTestAsset(app.db, { title: 'Lily', categoryId: 1 });
    const order = await buy(app, await app.signUp(), [lily], 900);
    return { params: { number: order.number }, body: { kind: 'receipt' } };
  },
  'POST /admin/people/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/subscriptions/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/assets/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/studios/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/audit/exports': async () => ({ body: {} }),
  'POST /admin/tickets/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/payouts/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/orders/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/coupons/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/newsletter/subscribers/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/newsletter/issues/{id}/schedule': async (app, owner) => ({
    params: { id: await draftIssue(app, owner) },
    body: { version: 1, sendAt: null, reason: 'It is spring.' },
  }),
  'POST /admin/newsletter/issues/{id}/stop': async (app, owner) => {
    const id = await draftIssue(app, owner);
    const schedule = { version: 1, sendAt: closingDay(app), reason: 'It is spring.' };
    await app
      .http()
      .post(`/admin/newsletter/issues/${id}/schedule`)
      .set({ authorization: `Bearer ${owner}` })
      .send(schedule)
      .expect(200);
    return { params: { id }, body: { reason: 'It is not.' } };
  },
  'POST /admin/prices/{kind}/{id}': async () => ({
    params: { kind: 'category', id: '2' },
    body: { price: { usd: 850, inr: 69_900 }, startsAt: null, reason: 'Dearer ink.', version: 1 },
  }),
  'POST /admin/prices/{kind}/{id}/cancellation': async (app, owner) => {
    const startsAt = closingDay(app);
    await app
      .http()
      .post('/admin/prices/category/3')
      .set({ authorization: `Bearer ${owner}` })
      .send({ price: { usd: 1300, inr: 109_900 }, startsAt, reason: 'Dearer ink.', version: 1 })
      .expect(200);
    return { params: { kind: 'category', id: '3' }, body: { reason: 'It is not dearer.', version: 2 } };
  },
  'POST /admin/coupons': async () => ({ body: { ...couponTerms, code: 'AUDITED' } }),
  'PUT /admin/coupons/{code}': async () => ({
    params: { code: 'SAVE10' },
    body: { ...couponTerms, isActive: false, version: 1 },
  }),
  'PUT /admin/assets/{assetId}': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Daisy' }) },
    body: { version: 1, title: 'Daisies', description: 'Many.', tags: ['daisy', 'white', 'field'], reason: 'A typo.' },
  }),
  'PUT /admin/assets/{assetId}/last-day': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Snow' }) },
    body: { lastDay: '2999-12-24', reason: 'For Advent.' },
  }),
  'PUT /admin/assets/{assetId}/featured': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Fine' }) },
    body: { isFeatured: true, reason: 'Fine work.' },
  }),
  'POST /admin/assets/{assetId}/hold-announcement': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Announced' }) },
    body: { reason: 'It is outdated.' },
  }),
  'POST /admin/assets/{assetId}/hold': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Copied' }) },
    body: { reason: 'A copy.' },
  }),
  'POST /admin/assets/{assetId}/release': async (app, owner) => {
    const assetId = await insertTestAsset(app.db, { title: 'Held' });
    await app
      .http()
      .post(`/admin/assets/${assetId}/hold`)
      .set({ authorization: `Bearer ${owner}` })
      .send({ reason: 'A copy.' })
      .expect(200);
    return { params: { assetId }, body: { reason: 'It is none.' } };
  },
  'POST /admin/reported-reviews/{reviewId}/hide': async (app) => ({
    params: { reviewId: await reportedReview(app) },
    body: { reason: 'An advertisement.' },
  }),
  'POST /admin/reported-reviews/{reviewId}/keep': async (app) => ({
    params: { reviewId: await reportedReview(app) },
    body: { reason: 'No advertisement.' },
  }),
  'POST /admin/reported-reviews/{reviewId}/show': async (app, owner) => {
    const reviewId = await reportedReview(app);
    await app
      .http()
      .post(`/admin/reported-reviews/${reviewId}/hide`)
      .set({ authorization: `Bearer ${owner}` })
      .send({ reason: 'An advertisement.' })
      .expect(200);
    return { params: { reviewId }, body: { reason: 'It is none.' } };
  },
  'PUT /admin/studios/{studioId}/featured': async (app) => ({
    params: { studioId: await insertStudioOf(app.db, (await app.signUp()).userId) },
    body: { isFeatured: true, reason: 'Fine work.' },
  }),
  'POST /admin/studios/{studioId}/hold-announcement': async (app) => ({
    params: { studioId: await insertStudioOf(app.db, (await app.signUp()).userId) },
    body: { reason: 'Copies.' },
  }),
  'POST /admin/studios/{studioId}/hold': async (app) => ({
    params: { studioId: await insertStudioOf(app.db, (await app.signUp()).userId) },
    body: { reason: 'Copies.' },
  }),
  'POST /admin/studios/{studioId}/release': async (app, owner) => {
    const studioId = await insertStudioOf(app.db, (await app.signUp()).userId);
    await app
      .http()
      .post(`/admin/studios/${studioId}/hold`)
      .set({ authorization: `Bearer ${owner}` })
      .send({ reason: 'Copies.' })
      .expect(200);
    return { params: { studioId }, body: { reason: 'They are their own.' } };
  },
  'POST /admin/takedowns/{number}/hold': async (app) => ({
    params: { number: await waitingTakedown(app) },
    body: { reason: 'The same drawing.' },
  }),
  'POST /admin/takedowns/{number}/refuse': async (app) => ({
    params: { number: await waitingTakedown(app) },
    body: { reason: 'Nothing in common.' },
  }),
  'POST /admin/takedowns/{number}/restore': async (app, owner) => {
    const number = await waitingTakedown(app);
    await app
      .http()
      .post(`/admin/takedowns/${number}/hold`)
      .set({ authorization: `Bearer ${owner}` })
      .send({ reason: 'The same drawing.' })
      .expect(200);
    return { params: { number }, body: { reason: 'It was withdrawn.' } };
  },
  'POST /admin/collections': async () => ({ body: { ...collectionContents, slug: 'audited' } }),
  'PUT /admin/collections/{id}': async () => ({ params: { id: '1' }, body: { ...collectionContents, version: 1 } }),
  'PUT /admin/collection-order': async (app, owner) => {
    const listed = app
      .http()
      .get('/admin/collections')
      .set({ authorization: `Bearer ${owner}` });
    const { collections } = (await listed.expect(200)).body.data;
    return { body: { ids: collections.map(({ id }: { id: string }) => id).toReversed() } };
  },
  'POST /admin/plans/{id}/versions': async () => ({
    params: { id: 'pro-monthly' },
    body: { ...planTerms, startsAt: null, reason: 'Costs have risen.', version: 1 },
  }),
  'POST /admin/plans/{id}/cancellation': async (app, owner) => {
    await app
      .http()
      .post('/admin/plans/pro-yearly/versions')
      .set({ authorization: `Bearer ${owner}` })
      .send({ ...planTerms, price: 51_000, startsAt: '2099-01-01T00:00:00.000Z', reason: 'Later.', version: 1 })
      .expect(200);
    return { params: { id: 'pro-yearly' }, body: { reason: 'Not yet.', version: 2 } };
  },
  'PUT /admin/plans/{id}/sale': async () => ({
    params: { id: 'elite-monthly' },
    body: { isOnSale: false, reason: 'Too few.', version: 1 },
  }),
  'POST /admin/categories': async () => ({
    body: { ...categoryContents, slug: 'audited', kind: 'menu', parentId: null },
  }),
  'PUT /admin/categories/{id}': async () => ({ params: { id: '8' }, body: { ...categoryContents, version: 1 } }),
  'POST /admin/categories/{id}/removal': async () => ({
    params: { id: '60' },
    body: { intoId: '59', reason: 'Nobody looks there.', version: 1 },
  }),
  'PUT /admin/category-order': async () => ({ body: { ids: ['14', '13', '12', '11'] } }),
  'POST /admin/articles': async () => ({ body: { category: 'guides', slug: 'audited-new', question: 'Is it new?' } }),
  'POST /admin/texts/{kind}/{slug}/versions': async (app, owner) => {
    const params = { kind: 'article', slug: 'audited-article' };
    await insertArticle(app.db, { slug: params.slug });
    await app
      .http()
      .put(`/admin/texts/article/${params.slug}/draft`)
      .set({ authorization: `Bearer ${owner}` })
      .send({ revision: 0, title: 'Is it audited?', summary: '', body: 'It is.' })
      .expect(200);
    return { params, body: { revision: 1, effectiveAt: null, reason: 'Clearer words.' } };
  },
  'POST /admin/tickets/{number}/messages': async (app) => ({
    params: { number: await openTicket(app) },
    body: { version: 1, key: 'audited-answer', kind: 'reply', body: 'It is on its way.' },
  }),
  'PUT /admin/tickets/{number}': async (app) => ({
    params: { number: await openTicket(app) },
    body: { version: 1, isClosed: true },
  }),
  'POST /admin/tickets/{number}/merge': async (app) => {
    const person = await app.signUp();
    const [number, into] = [await openTicket(app, person), await openTicket(app, person)];
    return { params: { number }, body: { version: 1, into } };
  },
  'POST /admin/departures': async (app) => ({
    body: { slug: await workingStudio(app), closesAt: closingDay(app), reason: 'Copies.' },
  }),
  'POST /admin/departures/{studioId}/take-back': async (app, owner) => {
    const body = { slug: await workingStudio(app), closesAt: closingDay(app), reason: 'Copies.' };
    const closed = await app
      .http()
      .post('/admin/departures')
      .set({ authorization: `Bearer ${owner}` })
      .send(body);
    return { params: { studioId: closed.body.data.id }, body: { reason: 'It was a mistake.' } };
  },
  'POST /admin/rate-cards': async (app) => {
    const startsAt = earliestRateCardStart(app.clock.now()).toISOString();
    const rates = { saleBasisPoints: 5500, periodBasisPoints: 5000 };
    return { body: { version: 2, startsAt, ...rates, reason: 'More for studios.' } };
  },
  ...searchWrites,
  'POST /admin/money/reconciliations': async () => ({}),
  'PUT /admin/system/switches/{name}': async () => ({
    params: { name: 'uploads' },
    body: { isOn: false, reason: 'It is audited.', version: 0 },
  }),
  'POST /admin/system/jobs/{id}/retry': async (app) => ({ params: { id: await waitingJob(app) } }),
  'POST /admin/system/jobs/{id}/discard': async (app) => ({
    params: { id: await waitingJob(app) },
    body: { reason: 'Not wanted any more.' },
  }),
  'POST /admin/system/mails/{id}/send': async (app) => {
    await app.http().post('/newsletter/subscriptions').send({ email: 'audited@example.com' }).expect(202);
    await app.runJobs();
    const mailed = app.db.selectFrom('system_mail').select('id').where('recipient', '=', 'audited@example.com');
    return { params: { id: (await mailed.executeTakeFirstOrThrow()).id } };
  },
  'POST /admin/system/payment-events/{id}/process': async (app) => ({ params: { id: await failedEvent(app) } }),
  'POST /admin/people/{id}/confirm-email': (app) => somebody(app, {}),
  'POST /admin/people/{id}/end-sessions': (app) => somebody(app, {}),
  'POST /admin/people/{id}/correct-downloads': (app) => somebody(app, { freeDownloads: 2 }),
  'POST /admin/people/{id}/block': (app) => somebody(app, {}),
  'POST /admin/people/{id}/unblock': async (app, owner) => {
    const { params, body } = await somebody(app, {});
    await app
      .http()
      .post(`/admin/people/${params.id}/block`)
      .set({ authorization: `Bearer ${owner}` })
      .send(body)
      .expect(200);
    return { params, body };
  },
  'POST /admin/people/{id}/impersonate': (app) => somebody(app, {}),
  'POST /api/admin/people/{id}/export': (app) => somebody(app, {}),
  'POST /admin/people/{id}/erase': (app) => somebody(app, {}),
  'PUT /admin/support-macros': async () => ({ body: { title: 'Audited', body: 'Words.' } }),
  'DELETE /admin/support-macros/{id}': async (app, owner) => {
    const kept = app
      .http()
      .put('/admin/support-macros')
      .set({ authorization: `Bearer ${owner}` })
      .send({ title: 'To be taken away', body: 'Words.' });
    return { params: { id: String((await kept.expect(200)).body.data.id) } };
  },
  ...subscriptionWrites,
  'POST /admin/staff/grant-role': async (app) => {
    const { email } = await app.signUp();
    return { body: { email, role: 'support', reason: 'Answers tickets from now on.' } };
  },
  'POST /admin/staff/take-role': async (app) => {
    const { email } = await app.signUp('support');
    return { body: { email, role: 'support', reason: 'Left the shop.' } };
  },
  'POST /studio-applications/{id}/accept': async (app) => submittedApplication(app, 'accepted-studio'),
  'POST /studio-applications/{id}/decline': async (app) => {
    const { params, body } = await submittedApplication(app, 'declined-studio');
    return { params, body: { ...body, reason: 'range', note: 'More birds.' } };
  },
  'POST /submission-reviews/next': async (app) => {
    await waitingSubmission(app);
    return {};
  },
  'POST /submission-reviews/{id}/skip': async (app, owner) => ({ params: { id: await heldSubmission(app, owner) } }),
  'POST /submission-reviews/{id}/verdict': async (app, owner) => ({
    params: { id: await heldSubmission(app, owner) },
    body: { version: 1, verdict: 'rejected', reasons: [{ code: 'copy' }], note: 'See the sample.' },
  }),
  'POST /submission-threads/{id}/messages': async (app) => ({
    params: { id: await waitingSubmission(app) },
    body: { key: 'audited-answer', words: 'Which loom?' },
  }),
  'POST /submission-threads/{id}/settle': async (app) => {
    const id = await waitingSubmission(app);
    await insertStudioMessage(app.db, id, 'Which loom?');
    return { params: { id } };
  },
};

async function waitingJob(app: TestApp): Promise<string> {
  await addJob(app.db, 'shop.prune', {});
  const { rows } = await readJobs(app.db, 'waiting', { page: 1, limit: 1 });
  return String(rows[0]?.id);
}

/** A review of somebody who has bought the pattern, reported by somebody else. */
async function reportedReview(app: TestApp): Promise<string> {
  const [buyer, reader] = [await app.signUp(), await app.signUp()];
  const assetId = await insertTestAsset(app.db, { title: 'Reviewed', categoryId: 1 });
  await buy(app, buyer, [assetId], 900);
  const words = { stars: 1, text: 'Buy elsewhere.' };
  const review = app.http().put(`/open-api/assets/${assetId}/review`).set(buyer.auth).send(words);
  const { id } = (await review.expect(200)).body.data;
  await app.http().post(`/reviews/${id}/reports`).set(reader.auth).send({ reason: 'spam' }).expect(201);
  return String(id);
}

/** A claim whose address is confirmed. */
async function waitingTakedown(app: TestApp): Promise<string> {
  const { email } = await app.signUp();
  await insertTestAsset(app.db, { title: 'Claimed' });
  const [claimed] = await app.db
    .selectFrom('catalog_asset_view')
    .select('slug')
    .where('title', '=', 'Claimed')
    .where('status', '=', 'approved')
    .execute();
  const claim = {
    pattern: claimed?.slug,
    name: 'Grace Hopper',
    email,
    contact: '1 Navy Street, Arlington',
    right: 'My print.',
    isGoodFaith: true,
    isAccurate: true,
  };
  const { number } = (await app.http().post('/takedown-requests').send(claim).expect(202)).body.data;
  const request = await findRequestByNumber(app.db, number);
  const token = takedownLinks.write(app.secrets.supportLinks, { id: request?.id ?? '' });
  await app.http().post('/takedown-requests/confirmations').send({ token }).expect(200);
  return String(number);
}

/** The end of a subscription that nobody has, which did not have its effect. */
async function failedEvent(app: TestApp): Promise<string> {
  const at = app.clock.now();
  const event = { id: 'evt_audited', type: 'subscription.ended', subscriptionRef: 'sub_none', at: at.toISOString() };
  await noteFailure(app.db, { ...event, type: 'subscription.ended' }, 'The books were away.', at);
  return event.id;
}

async function somebody(app: TestApp, change: object) {
  const { userId } = await app.signUp();
  return { params: { id: userId }, body: { reason: 'They asked for it.', ...change } };
}

async function draftIssue(app: TestApp, owner: string): Promise<string> {
  const written = app
    .http()
    .post('/admin/newsletter/issues')
    .set({ authorization: `Bearer ${owner}` })
    .send({ subject: 'Audited', body: 'Words.', assetIds: [] });
  return (await written.expect(201)).body.data.id;
}

async function openTicket(app: TestApp, person?: SignedIn): Promise<string> {
  const { auth } = person ?? (await app.signUp());
  const ticket = { category: 'payments', subject: 'No receipt', description: 'It has not come.' };
  const { body } = await app.http().post('/support/tickets').set(auth).send(ticket).expect(201);
  return String(body.data.number);
}

async function submittedApplication(app: TestApp, slug: string) {
  const person = await app.signUp();
  await app.confirm(person);
  const draft = {
    studioName: slug,
    slug,
    specialty: 'Woven geometry',
    about: 'Cloth from the loom.',
    links: [],
    country: 'IN',
    categoryId: '1',
    creationMethods: ['by_hand'],
  };
  const own = '/studio-applications/own';
  const saved = await app.http().put(own).set(person.auth).send(draft).expect(200);
  await addSamples(app.db, person.userId, 6);
  const { version } = saved.body.data;
  const { body } = await app.http().post(`${own}/submit`).set(person.auth).send({ version }).expect(200);
  return { params: { id: String(body.data.id) }, body: { version: body.data.version } };
}

async function waitingSubmission(app: TestApp): Promise<string> {
  const designer = await app.signUp();
  const studioId = await insertStudioOf(app.db, designer.userId);
  return insertWaitingSubmission(app.db, {
    studioId,
    accountId: designer.userId,
    title: 'Woven Dots',
    submittedAt: app.clock.now(),
  });
}

/** A submission that lies in front of somebody. */
async function heldSubmission(app: TestApp, token: string): Promise<string> {
  await waitingSubmission(app);
  const next = app
    .http()
    .post('/submission-reviews/next')
    .set({ authorization: `Bearer ${token}` });
  return String((await next.expect(200)).body.data.review.submission.id);
}

const closingDay = (app: TestApp) => earliestClosing(app.clock.now()).toISOString();

/** The address of a studio that somebody works in. */
async function workingStudio(app: TestApp): Promise<string> {
  const { userId } = await app.signUp();
  await insertStudioOf(app.db, userId);
  return `studio-of-${userId}`;
}
