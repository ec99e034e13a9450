import type { TestApp } from '../support/test-app.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to users and roles. */
export const peopleWrites: StaffWrites = {
  'POST /admin/people/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/people/{id}/confirm-email': (app) => somebody(app, {}),
  'POST /admin/people/{id}/end-sessions': (app) => somebody(app, {}),
  'POST /admin/people/{id}/correct-downloads': (app) => somebody(app, { freeDownloads: 2 }),
  'POST /admin/people/{id}/block': (app) => somebody(app, {}),
  'POST /admin/people/{id}/unblock': async (app, owner) => {
    const { params, body } = await somebody(app, {});
    await asOwner(app, owner, 'post', `/admin/people/${params.id}/block`).send(body).expect(200);
    return { params, body };
  },
  'POST /admin/people/{id}/impersonate': (app) => somebody(app, {}),
  'POST /api/admin/people/{id}/export': (app) => somebody(app, {}),
  'POST /admin/people/{id}/erase': (app) => somebody(app, {}),
  'POST /admin/staff/grant-role': async (app) => {
    const { email } = await app.signUp();
    return { body: { email, role: 'support', reason: 'Answers tickets from now on.' } };
  },
  'POST /admin/staff/take-role': async (app) => {
    const { email } = await app.signUp('support');
    return { body: { email, role: 'support', reason: 'Left the shop.' } };
  },
};

async function somebody(app: TestApp, change: object) {
  const { userId } = await app.signUp();
  return { params: { id: userId }, body: { reason: 'They asked for it.', ...change } };
}
