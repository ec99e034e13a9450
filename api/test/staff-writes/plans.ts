import { asOwner, type StaffWrites } from './staff-write.ts';

const planTerms = {
  name: 'Pro',
  description: 'For studios.',
  price: 5900,
  downloadsPerMonth: 60,
  license: 'commercial',
  includesPremium: true,
  trialDays: 0,
  trialDownloads: null,
  perks: ['Premium support'],
  isPopular: true,
};

/** Requests of staff writes to plans. */
export const planWrites: StaffWrites = {
  'POST /admin/plans/{id}/versions': async () => ({
    params: { id: 'pro-monthly' },
    body: { ...planTerms, startsAt: null, reason: 'Costs have risen.', version: 1 },
  }),
  'POST /admin/plans/{id}/cancellation': async (app, owner) => {
    await asOwner(app, owner, 'post', '/admin/plans/pro-yearly/versions')
      .send({ ...planTerms, price: 51_000, startsAt: '2099-01-01T00:00:00.000Z', reason: 'Later.', version: 1 })
      .expect(200);
    return { params: { id: 'pro-yearly' }, body: { reason: 'Not yet.', version: 2 } };
  },
  'PUT /admin/plans/{id}/sale': async () => ({
    params: { id: 'elite-monthly' },
    body: { isOnSale: false, reason: 'Too few.', version: 1 },
  }),
};
