import { earliestRateCardStart } from '@halfdrop/domain';
import type { TestApp } from '../support/test-app.ts';
import { insertStudioOf } from '../support/test-assets.ts';
import { addSamples } from '../support/test-studios.ts';
import { asOwner, closingDay, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to studios, their applications and rates. */
export const studioWrites: StaffWrites = {
  'POST /admin/studios/exports': async () => ({ body: { view: 'all' } }),
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
    await asOwner(app, owner, 'post', `/admin/studios/${studioId}/hold`).send({ reason: 'Copies.' }).expect(200);
    return { params: { studioId }, body: { reason: 'They are their own.' } };
  },
  'POST /admin/departures': async (app) => ({
    body: { slug: await workingStudio(app), closesAt: closingDay(app), reason: 'Copies.' },
  }),
  'POST /admin/departures/{studioId}/take-back': async (app, owner) => {
    const body = { slug: await workingStudio(app), closesAt: closingDay(app), reason: 'Copies.' };
    const closed = await asOwner(app, owner, 'post', '/admin/departures').send(body);
    return { params: { studioId: closed.body.data.id }, body: { reason: 'It was a mistake.' } };
  },
  'POST /admin/rate-cards': async (app) => {
    const startsAt = earliestRateCardStart(app.clock.now()).toISOString();
    const rates = { saleBasisPoints: 5500, periodBasisPoints: 5000 };
    return { body: { version: 2, startsAt, ...rates, reason: 'More for studios.' } };
  },
  'POST /studio-applications/{id}/accept': async (app) => submittedApplication(app, 'accepted-studio'),
  'POST /studio-applications/{id}/decline': async (app) => {
    const { params, body } = await submittedApplication(app, 'declined-studio');
    return { params, body: { ...body, reason: 'range', note: 'More birds.' } };
  },
};

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

/** Returns the slug of a studio with a member. */
async function workingStudio(app: TestApp): Promise<string> {
  const { userId } = await app.signUp();
  await insertStudioOf(app.db, userId);
  return `studio-of-${userId}`;
}
