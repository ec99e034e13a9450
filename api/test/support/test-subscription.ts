import type { PlanChangePreviewDto, SubscriptionDto } from '../../src/subscriptions/subscriptions.contract.ts';
import type { SignedIn, TestApp } from './test-app.ts';
import { pay } from './test-purchase.ts';

/** A day in milliseconds. */
export const DAY = 86_400_000;

/** Registers a user with a confirmed address whose session lasts for years. */
export async function signUpForYears(app: TestApp): Promise<SignedIn> {
  const person = await app.signUp();
  const expires_at = new Date(app.clock.now().getTime() + 3000 * DAY);
  await app.db.updateTable('account_session').set({ expires_at }).where('user_id', '=', person.userId).execute();
  await confirmAddress(app, person);
  return person;
}

/** Confirms a user's address. */
export async function confirmAddress(app: Pick<TestApp, 'db' | 'clock'>, { userId }: SignedIn): Promise<void> {
  const email_confirmed_at = app.clock.now();
  await app.db.updateTable('account_user').set({ email_confirmed_at }).where('id', '=', userId).execute();
}

/** Opens the payment page of a plan. */
export async function openPlan(app: TestApp, buyer: SignedIn, planId: string): Promise<string> {
  const response = await app
    .http()
    .post('/api/subscriptions/create-session')
    .set(buyer.auth)
    .send({ planId })
    .expect(200);
  return response.body.data.sessionId;
}

/** Returns a user's subscription; null if there is none. */
export async function planOf(app: TestApp, buyer: SignedIn): Promise<SubscriptionDto | null> {
  return (await app.http().get('/subscriptions/current').set(buyer.auth).expect(200)).body.data.subscription;
}

/** Pays for a plan with a test card; returns the active subscription. */
export async function subscribe(
  app: TestApp,
  buyer: SignedIn,
  planId: string,
  card = '4242424242424242',
): Promise<SubscriptionDto> {
  await pay(app, await openPlan(app, buyer, planId), { card });
  await app.runJobs();
  const started = await planOf(app, buyer);
  if (!started) throw new Error('the subscription did not start');
  return started;
}

/** Returns the price of a plan change. */
export async function previewChange(app: TestApp, buyer: SignedIn, planId: string): Promise<PlanChangePreviewDto> {
  return (await app.http().post('/subscriptions/preview-change').set(buyer.auth).send({ planId }).expect(200)).body
    .data;
}

/** Changes to a plan for the previewed price. */
export async function changePlan(app: TestApp, buyer: SignedIn, planId: string): Promise<SubscriptionDto> {
  const { at: previewedAt, dueNow: expectedDue } = await previewChange(app, buyer, planId);
  const wanted = { planId, previewedAt, expectedDue };
  const response = await app.http().post('/subscriptions/change').set(buyer.auth).send(wanted).expect(200);
  await app.runJobs();
  return response.body.data;
}

/** Returns the subjects of a user's mails, ordered by file name. */
export function subjectsTo(app: TestApp, { email }: SignedIn): string[] {
  return app
    .outbox()
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
}
