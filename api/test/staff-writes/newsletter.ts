import type { TestApp } from '../support/test-app.ts';
import { asOwner, closingDay, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to the newsletter. */
export const newsletterWrites: StaffWrites = {
  'POST /admin/newsletter/subscribers/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/newsletter/issues/{id}/schedule': async (app, owner) => ({
    params: { id: await draftIssue(app, owner) },
    body: { version: 1, sendAt: null, reason: 'It is spring.' },
  }),
  'POST /admin/newsletter/issues/{id}/stop': async (app, owner) => {
    const id = await draftIssue(app, owner);
    const schedule = { version: 1, sendAt: closingDay(app), reason: 'It is spring.' };
    await asOwner(app, owner, 'post', `/admin/newsletter/issues/${id}/schedule`).send(schedule).expect(200);
    return { params: { id }, body: { reason: 'It is not.' } };
  },
};

async function draftIssue(app: TestApp, owner: string): Promise<string> {
  const written = asOwner(app, owner, 'post', '/admin/newsletter/issues').send({
    subject: 'Audited',
    body: 'Words.',
    assetIds: [],
  });
  return (await written.expect(201)).body.data.id;
}
