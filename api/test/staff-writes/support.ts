import type { SignedIn, TestApp } from '../support/test-app.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to tickets and macros. */
export const supportWrites: StaffWrites = {
  'POST /admin/tickets/exports': async () => ({ body: { view: 'all' } }),
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
  'PUT /admin/support-macros': async () => ({ body: { title: 'Audited', body: 'Words.' } }),
  'DELETE /admin/support-macros/{id}': async (app, owner) => {
    const kept = asOwner(app, owner, 'put', '/admin/support-macros').send({
      title: 'To be taken away',
      body: 'Words.',
    });
    return { params: { id: String((await kept.expect(200)).body.data.id) } };
  },
};

async function openTicket(app: TestApp, person?: SignedIn): Promise<string> {
  const { auth } = person ?? (await app.signUp());
  const ticket = { category: 'payments', subject: 'No receipt', description: 'It has not come.' };
  const { body } = await app.http().post('/support/tickets').set(auth).send(ticket).expect(201);
  return String(body.data.number);
}
