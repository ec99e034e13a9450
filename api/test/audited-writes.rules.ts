import { earliestClosing, earliestRateCardStart, isForStaff } from '@halfdrop/domain';
import { callsByTag } from '../src/declared-calls.ts';
import type { CallDeclaration } from '../src/platform/http/contract.ts';
import type { SignedIn, TestApp } from './support/test-app.ts';
import { insertStudioOf, insertTestAsset } from './support/test-assets.ts';
import { buy } from './support/test-purchase.ts';
import { addSamples } from './support/test-studios.ts';
import { insertWaitingSubmission } from './support/test-submissions.ts';
import { signUpForYears, subscribe } from './support/test-subscription.ts';

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
  'POST /admin/coupons': async () => ({ body: { ...couponTerms, code: 'AUDITED' } }),
  'PUT /admin/coupons/{code}': async () => ({
    params: { code: 'SAVE10' },
    body: { ...couponTerms, isActive: false, version: 1 },
  }),
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
  'POST /admin/subscriptions/{id}/refund': async (app) => {
    const { id } = await subscribe(app, await signUpForYears(app), 'pro-monthly');
    return { params: { id } };
  },
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
};

async function somebody(app: TestApp, change: object) {
  const { userId } = await app.signUp();
  return { params: { id: userId }, body: { reason: 'They asked for it.', ...change } };
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
