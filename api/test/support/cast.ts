import { randomBytes } from 'node:crypto';
import type { SignedIn, TestApp } from './test-app.ts';
import { insertTestAsset } from './test-assets.ts';
import { buy } from './test-purchase.ts';
import { confirmAddress } from './test-subscription.ts';

/**
 * Who asks: without a token, with one whose session has ended, people who do not own the things, and who does. The
 * owner comes last, who may end what is asked for.
 */
export const roles = ['visitor', 'ended session', 'other user', 'contributor', 'admin', 'owner'] as const;
/** Who asks. */
export type Role = (typeof roles)[number];

/** What belongs to the owner; no answer to anybody else may hold any of it. */
export interface Belongings {
  readonly email: string;
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly checkoutSession: string;
  readonly entitlementId: string;
  readonly licenseNumber: string;
  readonly linkToken: string;
  /** The payment session of a plan. */
  readonly planSession: string;
  readonly ticketNumber: string;
  /** The account is open on another device, too. */
  readonly otherSession: string;
}

/** Everybody a permission is tried with, and what one of them owns. */
interface Cast {
  readonly belongings: Belongings;
  /** What the owner has bought. */
  readonly pattern: { readonly id: string; readonly slug: string };
  /** Null for the visitor. */
  tokenOf(role: Role): string | null;
  /** The token of somebody new in that role, for what ends a session or an account. */
  newTokenOf(role: Role): Promise<string | null>;
}

/** Signs everybody up and lets the owner buy a pattern. */
export async function createCast(app: TestApp): Promise<Cast> {
  const owner = await app.signUp();
  const assetId = await insertTestAsset(app.db, { title: 'Madder Botanica' });
  const { belongings, slug } = await purchase(app, owner, assetId);
  const left = await app.signUp();
  await app.http().post('/auth/logout').set(left.auth).expect(204);
  const tokens: Record<Role, string | null> = {
    visitor: null,
    'ended session': left.token,
    owner: owner.token,
    'other user': (await app.signUp()).token,
    contributor: (await signUpAs(app, 'contributor')).token,
    admin: (await signUpAs(app, 'admin')).token,
  };
  return {
    belongings,
    pattern: { id: assetId, slug },
    tokenOf: (role) => tokens[role],
    newTokenOf: async (role) => {
      if (role === 'visitor' || role === 'ended session') return tokens[role];
      return (await signUpAs(app, role === 'contributor' || role === 'admin' ? role : 'user')).token;
    },
  };
}

async function signUpAs(app: TestApp, role: 'user' | 'contributor' | 'admin'): Promise<SignedIn> {
  const person = await app.signUp();
  await app.db.updateTable('account_user').set({ role }).where('id', '=', person.userId).execute();
  return person;
}

/** Many casts in one shop ask for more than one address may. */
function anAddress(): string {
  const [first, second] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.toString('hex'));
  return `2001:db8:${first}:${second}::1`;
}

/** Buys a pattern, makes a link to its files, chooses a plan, tries another, asks for help and signs in on a second device. */
async function purchase(app: TestApp, owner: SignedIn, assetId: string) {
  const order = await buy(app, owner, [assetId], 900);
  const { data } = (await app.http().get('/api/downloads/library').set(owner.auth).expect(200)).body;
  const [{ id: entitlementId, licenseNumber }] = data.entitlements;
  const link = await app.http().post(`/api/downloads/${entitlementId}/link`).set(owner.auth).expect(200);
  const plan = await app
    .http()
    .post('/api/subscriptions/create-session')
    .set(owner.auth)
    .send({ planId: 'pro-monthly' });
  await confirmAddress(app, owner);
  await app.http().post('/subscriptions/trial').set(owner.auth).send({ planId: 'membership-monthly' }).expect(201);
  const ticket = await app
    .http()
    .post('/support/tickets')
    .set({ ...owner.auth, 'x-forwarded-for': anAddress() })
    .send({ category: 'downloads', subject: 'A question', description: 'Where are my files?' })
    .expect(201);
  await app.http().post('/auth/login').send({ email: owner.email, password: 'correct horse' }).expect(200);
  const sessions = (await app.http().get('/auth/sessions').set(owner.auth).expect(200)).body.data;
  const belongings: Belongings = {
    email: owner.email,
    userId: owner.userId,
    orderId: order.id,
    orderNumber: order.number,
    checkoutSession: order.sessionId,
    entitlementId,
    licenseNumber,
    linkToken: link.body.data.url.split('/').at(-1),
    planSession: plan.body.data.sessionId,
    ticketNumber: ticket.body.data.number,
    otherSession: sessions[1].id,
  };
  return { belongings, slug: String(order.items[0].asset.slug) };
}
