import { type Actor, STAFF_ROLES, type StaffRole } from '@halfdrop/domain';
import { randomBytes } from 'node:crypto';
import type { SignedIn, TestApp } from './test-app.ts';
import { insertStudioOf, insertTestAsset } from './test-assets.ts';
import { buy } from './test-purchase.ts';
import { confirmAddress } from './test-subscription.ts';
import { readyLink } from './test-zip.ts';

/**
 * Who asks: without a token, with one whose session has ended, people to whom the things do not belong, of every kind
 * that the policy knows, and who holds them. The holder comes last, who may end what is asked for.
 */
export const askers = [
  'visitor',
  'ended session',
  'other user',
  'studio owner',
  ...STAFF_ROLES.map(onStaff),
  'holder',
] as const;
/** Who asks. */
export type Asker = (typeof askers)[number];

function onStaff<Role extends StaffRole>(role: Role): `staff ${Role}` {
  return `staff ${role}`;
}

/** What belongs to the holder; no answer to anybody else may hold any of it. */
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
  /** The account is open on another device, too. */
  readonly otherSession: string;
}

/** Everybody a permission is tried with, and what one of them owns. */
export interface People {
  readonly owned: OwnedRecords;
  /** What the holder has bought. */
  readonly pattern: { readonly id: string; readonly slug: string };
  /** Null for the visitor. */
  tokenOf(asker: Asker): string | null;
  /** Who asks, as the policy knows them; null without a session. */
  actorOf(asker: Asker): Actor | null;
  /** The token of somebody new of the same kind, for what ends a session or an account. */
  newTokenOf(asker: Asker): Promise<string | null>;
}

/** Signs everybody up and lets the holder buy a pattern. */
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
