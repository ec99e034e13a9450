import { type Actor, STAFF_ROLES, type StaffRole } from '@halfdrop/domain';
import { randomBytes } from 'node:crypto';
import type { SignedIn, TestApp } from './test-app.ts';
import { insertStudioOf, insertTestAsset } from './test-assets.ts';
import { buy } from './test-purchase.ts';
import { confirmAddress } from './test-subscription.ts';
import { readyLink } from './test-zip.ts';

/**
 * Kinds of callers: without a token, with an expired session, other users of every kind in the policy, and the holder
 * who owns the items. The holder comes last, since they may end what is tested.
 */
export const askers = [
  'visitor',
  'ended session',
  'other user',
  'studio owner',
  ...STAFF_ROLES.map(onStaff),
  'holder',
] as const;
/** A kind of caller. */
export type Asker = (typeof askers)[number];

function onStaff<Role extends StaffRole>(role: Role): `staff ${Role}` {
  return `staff ${role}`;
}

/** What belongs to the holder; no response to anybody else may contain any of it. */
export interface OwnedRecords {
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
  /** A session of the account on another device. */
  readonly otherSession: string;
}

/** All callers of the permission tests, and the holder's items. */
export interface People {
  readonly owned: OwnedRecords;
  /** The pattern the holder has bought. */
  readonly pattern: { readonly id: string; readonly slug: string };
  /** Returns the caller's token; null for the visitor. */
  tokenOf(asker: Asker): string | null;
  /** Returns the caller's actor in the policy; null without a session. */
  actorOf(asker: Asker): Actor | null;
  /** Returns the token of a new user of the same kind, for endpoints that end a session or account. */
  newTokenOf(asker: Asker): Promise<string | null>;
}

/** Signs up all callers and lets the holder buy a pattern. */
export async function createPeople(app: TestApp): Promise<People> {
  const holder = await app.signUp();
  const assetId = await insertTestAsset(app.db, { title: 'Madder Botanica' });
  const { owned, slug } = await purchase(app, holder, assetId);
  const left = await app.signUp();
  await app.http().post('/auth/logout').set(left.auth).expect(204);
  const people = new Map<Asker, Person>([['holder', { ...holder, staffRoles: [], studios: [] }]]);
  for (const asker of askers) {
    if (asker !== 'visitor' && asker !== 'ended session' && asker !== 'holder')
      people.set(asker, await join(app, asker));
  }
  const tokenOf = (asker: Asker) => (asker === 'ended session' ? left.token : (people.get(asker)?.token ?? null));
  return {
    owned,
    pattern: { id: assetId, slug },
    tokenOf,
    actorOf: (asker) => {
      const person = people.get(asker);
      return person ? { ...person, id: person.userId } : null;
    },
    newTokenOf: async (asker) => (people.has(asker) ? (await join(app, asker)).token : tokenOf(asker)),
  };
}

type Person = SignedIn & Omit<Actor, 'id'>;

async function join(app: TestApp, asker: Asker): Promise<Person> {
  const staffRole = STAFF_ROLES.find((role) => asker === onStaff(role));
  const person = await app.signUp(staffRole);
  const studios =
    asker === 'studio owner' ? [{ studioId: await insertStudioOf(app.db, person.userId), role: 'owner' as const }] : [];
  return { ...person, staffRoles: staffRole ? [staffRole] : [], studios };
}

/** Returns a random IP address: signing up many casts would exceed the rate limit of one. */
function anAddress(): string {
  const [first, second] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.toString('hex'));
  return `2001:db8:${first}:${second}::1`;
}

/**
 * Buys a pattern, creates a link to its files, subscribes to a plan, starts another, opens a ticket and signs in on a
 * second device.
 */
async function purchase(app: TestApp, owner: SignedIn, assetId: string) {
  const order = await buy(app, owner, [assetId], 900);
  const { data } = (await app.http().get('/api/downloads/library').set(owner.auth).expect(200)).body;
  const [{ id: entitlementId, licenseNumber }] = data.entitlements;
  const link = await readyLink(app, owner, entitlementId);
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
  const owned: OwnedRecords = {
    email: owner.email,
    userId: owner.userId,
    orderId: order.id,
    orderNumber: order.number,
    checkoutSession: order.sessionId,
    entitlementId,
    licenseNumber,
    linkToken: link.url.split('/').at(-1) ?? '',
    planSession: plan.body.data.sessionId,
    ticketNumber: ticket.body.data.number,
    otherSession: sessions[1].id,
  };
  return { owned, slug: String(order.items[0].asset.slug) };
}
