import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy, fillCart } from '../../test/support/test-purchase.ts';
import { signUpForYears, subscribe } from '../../test/support/test-subscription.ts';
import { grantStaffRole } from '../account/account.repository.ts';
import { rateLimitsOfProcess } from '../platform/http/rate-limit.ts';
import type { PersonalData } from './personal-data.ts';
import { domains } from '../domains.ts';
import { createPrivacyService } from './privacy.service.ts';

const password = 'correct horse';
const everyPersonalData = domains.flatMap<PersonalData>((domain) =>
  'personalData' in domain ? domain.personalData : [],
);
let app: TestApp;
let lively = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const deleteAccount = (person: SignedIn, body: object = { confirmation: 'DELETE', password }) =>
  app.http().post('/account/delete').set(person.auth).send(body);

const exportOf = (person: SignedIn) => app.http().post('/api/account/export').set(person.auth);

/** Creates a user with data in every domain and a confirmed address. */
async function liveliest(): Promise<SignedIn & { readonly surname: string; readonly orderedAsset: string }> {
  const person = await app.signUp();
  lively += 1;
  const surname = `Threadgold${String.fromCodePoint(96 + lively)}x`;
  await app.db
    .updateTable('account_user')
    .set({ email_confirmed_at: app.clock.now(), name: `Wilhelmina ${surname}` })
    .where('id', '=', person.userId)
    .execute();
  const ordered = await insertTestAsset(app.db, { title: 'Bought Damask' });
  await buy(app, person, [ordered], 900);
  await fillCart(app, person, [await insertTestAsset(app.db, { title: 'Wanted Damask' })]);
  const { rows } = await sql<{ id: number }>`select id from catalog_designer limit 1`.execute(app.db);
  await app.db
    .insertInto('designers_follow')
    .values({ user_id: person.userId, designer_id: Number(rows[0]?.id), followed_at: app.clock.now() })
    .execute();
  const review = { stars: 5, text: 'Prints like a dream.' };
  await app.http().put(`/open-api/assets/${ordered}/review`).set(person.auth).send(review).expect(200);
  const ticket = { category: 'payments', subject: 'My receipt', description: `Send it to ${person.email}, please.` };
  await app.http().post('/support/tickets').set(person.auth).send(ticket).expect(201);
  const message = { name: surname, email: person.email, subject: 'general', message: 'Lovely shop.' };
  await app.http().post('/support/messages').send(message).expect(201);
  await app.http().post('/newsletter/subscriptions').send({ email: person.email });
  await app.http().post('/auth/forgot-password').send({ email: person.email, role: 'user' }).expect(200);
  await app.runJobs();
  return { ...person, surname, orderedAsset: ordered };
}

/** Returns the rows of all text columns in the database that could identify a person. */
async function rowsNaming(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'uuid')
  `.execute(app.db);
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${sql.table(table_name)}
      where ${sql.ref(column_name)}::text ilike any (${words.map((word) => `%${word}%`)})
    `.execute(app.db);
    if (rows[0]?.total) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

const count = async (table: string, userId: string) => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where user_id = ${userId}
  `.execute(app.db);
  return rows[0]?.total;
};

describe('PV-05 the export', () => {
  test('holds what the shop knows of a person, and no secret', async () => {
    const person = await liveliest();
    const response = await exportOf(person).expect(200);

    expect(response.headers['content-disposition']).toBe('attachment; filename="halfdrop-my-data.json"');
    expect(response.headers['cache-control']).toBe('no-store');
    const known = response.body;
    expect(known).toMatchObject({
      account: { id: person.userId, name: `Wilhelmina ${person.surname}`, email: person.email },
      sessions: [{ device: expect.any(String), revokedAt: null }],
      cart: [{ title: 'Wanted Damask' }],
      orders: [
        {
          status: 'completed',
          totalCents: 900,
          items: [{ title: 'Bought Damask', priceCents: 900 }],
          providerReference: expect.any(String),
        },
      ],
      licenses: [{ title: 'Bought Damask', license: 'standard' }],
      follows: [{ studio: 'Studio Test' }],
      tickets: [{ subject: 'My receipt' }, { contactSubject: 'general', description: 'Lovely shop.' }],
      newsletter: [{ status: 'pending' }],
      passwordResets: [{ endedAt: null }],
    });
    const text = JSON.stringify(known);
    expect(text).not.toContain(person.token);
    expect(text).not.toMatch(/argon2|hash/i);
  });

  test('holds every plan with its ids, its periods, what was paid and each step on the way', async () => {
    const person = await signUpForYears(app);
    const assetId = await insertTestAsset(app.db, { title: 'Taken Damask' });
    const started = await subscribe(app, person, 'starter-monthly');
    await app.http().post('/api/downloads/subscription').set(person.auth).send({ assetId }).expect(200);
    await app.http().post('/subscriptions/cancel').set(person.auth).expect(200);

    const known = (await exportOf(person).expect(200)).body;
    const [subscription] = known.subscriptions;
    expect(subscription).toMatchObject({
      id: started.id,
      providerReference: expect.stringMatching(/./),
      customerReference: expect.stringMatching(/./),
      plan: 'starter-monthly',
      status: 'canceled',
      periodStart: started.currentPeriodStart,
      periodEnd: started.currentPeriodEnd,
      payments: [{ kind: 'first', amountCents: 1900, providerReference: expect.stringMatching(/./) }],
      history: [
        { from: null, to: 'active', plan: 'starter-monthly', at: expect.any(String) },
        { from: 'active', to: 'canceled', plan: 'starter-monthly', at: expect.any(String) },
      ],
    });
    expect(known.planCheckouts).toMatchObject([{ plan: 'starter-monthly', status: 'paid', priceCents: 1900 }]);
    expect(known.licenses).toMatchObject([{ title: 'Taken Damask', subscriptionId: started.id, orderId: null }]);
    expect(JSON.stringify((await exportOf(await app.signUp()).expect(200)).body)).not.toContain(started.id);
  });

  test('holds nothing of others, and is nobody else’s', async () => {
    const [person, other] = [await liveliest(), await app.signUp()];
    const text = JSON.stringify((await exportOf(other).expect(200)).body);
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.userId);
    await app.http().post('/api/account/export').expect(401);
  });

  test('what is known by an address alone is told only to who has shown that they read its mail', async () => {
    const stranger = await app.signUp();
    const message = { name: 'Owner', email: stranger.email, subject: 'general', message: 'Not the stranger’s.' };
    await app.http().post('/support/messages').send(message).expect(201);
    const known = (await exportOf(stranger).expect(200)).body;
    expect(known.tickets).toEqual([]);
    expect(known).not.toHaveProperty('newsletter');
  });

  test('E5 is made 10 times an hour', async () => {
    const person = await app.signUp();
    for (let time = 0; time < 10; time += 1) await exportOf(person).expect(200);
    expect((await exportOf(person).expect(429)).body.code).toBe('rate_limited');
  });
});

describe('PV-05 the deletion', () => {
  test('leaves no row that names the person, but the one that is masked', async () => {
    const person = await liveliest();
    const sameName = await app.signUp();
    await deleteAccount(person).expect(204);
    await app.runJobs();

    expect(await rowsNaming([person.email, person.surname])).toEqual([]);
    const tables = ['cart', 'designers_follow', 'account_session', 'account_password_reset', 'idempotency_key'];
    for (const table of tables) expect([table, await count(table, person.userId)]).toEqual([table, 0]);
    await app.http().get('/auth/me').set(sameName.auth).expect(200);
  });

  test('orders and certificates stay, with the holder masked; the review stands under no name', async () => {
    const person = await liveliest();
    const held = await app.db
      .selectFrom('downloads_entitlement')
      .select(['certificate_code'])
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    await deleteAccount(person).expect(204);

    const { body } = await app.http().get(`/api/certificates/${held.certificate_code}`).expect(200);
    expect(body.data).toMatchObject({ status: 'valid', holder: 'W••• T•••' });
    expect(await count('orders_order', person.userId)).toBe(1);
    const { rows } = await sql<{
      total: number;
    }>`select coalesce(sum(amount_cents), 0)::int as total from ledger_entry`.execute(app.db);
    expect(rows[0]?.total).toBe(0);
    const reviews = (await app.http().get(`/open-api/assets/${person.orderedAsset}/reviews`).expect(200)).body.data
      .reviews;
    expect(reviews).toMatchObject([{ text: 'Prints like a dream.' }]);
    expect(JSON.stringify(reviews)).not.toContain('Wilhelmina');
  });

  test('J20 ends every session; the sign-in fails as for an unknown address, which is free again', async () => {
    const person = await app.signUp();
    const login = (email: string) => app.http().post('/auth/login').send({ email, password });
    const elsewhere = await login(person.email).expect(200);
    await deleteAccount(person).expect(204);

    await app.http().get('/auth/me').set(person.auth).expect(401);
    await app
      .http()
      .get('/auth/me')
      .set({ authorization: `Bearer ${elsewhere.body.data.token}` })
      .expect(401);
    const { requestId: _one, ...refused } = (await login(person.email).expect(401)).body;
    const { requestId: _other, ...unknown } = (await login('nobody@example.com').expect(401)).body;
    expect(refused).toEqual(unknown);
    const again = { name: 'Someone Else', username: `again_${Date.now() % 1e6}`, email: person.email, password };
    await app.http().post('/auth/register').send(again).expect(201);
  });

  test('tells the person by a last email, and sends no other ever after', async () => {
    const person = await app.signUp();
    await deleteAccount(person).expect(204);
    await app.runJobs();
    const mails = app.outbox().filter((text) => text.includes(person.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: Your Halfdrop account was deleted');
    await app
      .http()
      .post('/auth/forgot-password')
      .send({ email: `deleted-${person.userId}@deleted.invalid`, role: 'user' });
    await app.runJobs();
    expect(app.outbox().filter((text) => text.includes('deleted.invalid'))).toEqual([]);
  });

  test.each([
    [{ confirmation: 'delete', password }, 'confirmation'],
    [{ password }, 'confirmation'],
    [{ confirmation: 'DELETE', password: 'wrong password' }, 'password'],
    [{ confirmation: 'DELETE' }, 'password'],
  ])('%j is refused and changes nothing', async (body, field) => {
    const person = await app.signUp();
    const refused = await deleteAccount(person, body).expect(422);
    expect(refused.body.errors).toEqual([{ path: field, message: expect.any(String) }]);
    await app.http().get('/auth/me').set(person.auth).expect(200);
  });

  test('E5 passwords cannot be tried out here', async () => {
    const person = await app.signUp();
    for (let time = 0; time < 10; time += 1) {
      await deleteAccount(person, { confirmation: 'DELETE', password: `guess number ${time}` }).expect(422);
    }
    await deleteAccount(person).expect(429);
  });

  test('two deletions at once are one', async () => {
    const person = await app.signUp();
    const answers = await Promise.all([deleteAccount(person), deleteAccount(person)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
  });

  test('the last admin stays; with another one, both cannot leave at once', async () => {
    const [one, other] = [await app.signUp('owner'), await app.signUp()];
    expect((await deleteAccount(one).expect(409)).body.code).toBe('last_admin');
    await grantStaffRole(app.db, other.userId, 'owner');
    const answers = await Promise.all([deleteAccount(one), deleteAccount(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });
});

describe('PV-05 an account without a password', () => {
  async function withoutPassword(): Promise<SignedIn> {
    const person = await app.signUp();
    await app.db.updateTable('account_user').set({ password_hash: null }).where('id', '=', person.userId).execute();
    return person;
  }
  const prove = async (person: SignedIn) => {
    const session = await app.db
      .selectFrom('account_session')
      .select('id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const proof = { session_id: session.id, proven_at: app.clock.now() };
    await app.db.insertInto('account_oidc_session').values(proof).execute();
  };
  const confirmed = { confirmation: 'DELETE' };

  test('is deleted within ten minutes of a sign-in with Google, and not without one', async () => {
    const person = await withoutPassword();
    expect((await deleteAccount(person, confirmed).expect(409)).body.code).toBe('reauthentication_required');
    await prove(person);
    await deleteAccount(person, confirmed).expect(204);
  });

  test('after ten minutes Google is asked again', async () => {
    const person = await withoutPassword();
    await prove(person);
    app.clock.advance(10 * 60_000 + 1);
    await deleteAccount(person, confirmed).expect(409);
  });
});

describe('B7 a deletion that is broken off', () => {
  const broken = new Error('killed here');

  /** The service with one step at which the process dies. */
  const ground = () => ({
    db: app.db,
    callLimits: rateLimitsOfProcess,
    clock: app.clock,
    mailTexts: app.shop.mailTexts,
  });

  function dyingAt(step: number) {
    const data: PersonalData[] = everyPersonalData.map((each, index) => ({
      ...each,
      forget: async (trx, person) => {
        if (index === step) throw broken;
        await each.forget(trx, person);
        if (index + 1 === step) throw broken;
      },
    }));
    const mailer = { send: () => Promise.resolve() };
    return createPrivacyService({ ...ground(), mailer, data, closing: [] });
  }

  test.each(Array.from({ length: everyPersonalData.length + 1 }, (_, step) => step))(
    'before step %i it has not begun, and works when it is tried again',
    async (step) => {
      const person = await liveliest();
      const before = (await exportOf(person).expect(200)).body;
      const viewer = (await app.shop.account.authenticate(person.token)) ?? null;
      if (!viewer) throw new Error('nobody is signed in');
      const deletion = dyingAt(step).deleteAccount(viewer, { confirmation: 'DELETE', password });
      await expect(deletion).rejects.toBe(broken);

      const { exportedAt: _then, ...kept } = (await exportOf(person).expect(200)).body;
      const { exportedAt: _now, ...expected } = before;
      expect(kept).toEqual(expected);
      await deleteAccount(person).expect(204);
      await app.http().get('/auth/me').set(person.auth).expect(401);
    },
  );

  test('what ends elsewhere is tried until it has ended, however often', async () => {
    const person = await app.signUp();
    const closed: string[] = [];
    let failures = 2;
    const close = (userId: string) => {
      failures -= 1;
      if (failures >= 0) return Promise.reject(broken);
      closed.push(userId);
      return Promise.resolve();
    };
    const mailer = { send: () => Promise.resolve() };
    const service = createPrivacyService({ ...ground(), mailer, data: [], closing: [close] });
    const job = service.jobs['privacy.close-account'];
    await expect(job?.({ userId: person.userId })).rejects.toBe(broken);
    await expect(job?.({ userId: person.userId })).rejects.toBe(broken);
    await job?.({ userId: person.userId });
    expect(closed).toEqual([person.userId]);
  });
});
