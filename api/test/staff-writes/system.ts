import { addJob } from '../../src/platform/jobs/jobs.ts';
import { readJobs } from '../../src/system/jobs.repository.ts';
import { recordFailure } from '../../src/payments/failed-events.repository.ts';
import type { TestApp } from '../support/test-app.ts';
import type { StaffWrites } from './staff-write.ts';

/** Requests of staff writes to jobs, mails, payment events and switches. */
export const systemWrites: StaffWrites = {
  'POST /admin/audit/exports': async () => ({ body: {} }),
  'POST /admin/money/reconciliations': async () => ({}),
  'PUT /admin/system/switches/{name}': async () => ({
    params: { name: 'uploads' },
    body: { isOn: false, reason: 'It is audited.', version: 0 },
  }),
  'POST /admin/system/jobs/{id}/retry': async (app) => ({ params: { id: await waitingJob(app) } }),
  'POST /admin/system/jobs/{id}/discard': async (app) => ({
    params: { id: await waitingJob(app) },
    body: { reason: 'Not wanted any more.' },
  }),
  'POST /admin/system/mails/{id}/send': async (app) => {
    await app.http().post('/newsletter/subscriptions').send({ email: 'audited@example.com' }).expect(202);
    await app.runJobs();
    const mailed = app.db.selectFrom('system_mail').select('id').where('recipient', '=', 'audited@example.com');
    return { params: { id: (await mailed.executeTakeFirstOrThrow()).id } };
  },
  'POST /admin/system/payment-events/{id}/process': async (app) => ({ params: { id: await failedEvent(app) } }),
};

async function waitingJob(app: TestApp): Promise<string> {
  await addJob(app.db, 'shop.prune', {});
  const { rows } = await readJobs(app.db, 'waiting', { page: 1, limit: 1 });
  return String(rows[0]?.id);
}

/** Creates a failed event: the end of a subscription that does not exist. */
async function failedEvent(app: TestApp): Promise<string> {
  const at = app.clock.now();
  const event = { id: 'evt_audited', type: 'subscription.ended', subscriptionRef: 'sub_none', at: at.toISOString() };
  await recordFailure(app.db, { ...event, type: 'subscription.ended' }, 'The books were away.', at);
  return event.id;
}
