import { waitFor } from '@testing-library/react';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

test.each([
  ['orders', 'OrderList', { view: 'ALL' }],
  ['assets', 'AssetList', { view: 'ALL' }],
  ['takedowns', 'TakedownList', { view: 'WAITING' }],
  ['content', 'TextList', { view: 'ALL' }],
  ['studios', 'StudioList', { view: 'ALL' }],
  ['support', 'Inbox', { view: 'OWED' }],
  ['coupons', 'CouponList', { view: 'VALID' }],
  ['system/mails', 'MailList', { status: null }],
  ['system/jobs', 'JobList', { status: null }],
  ['payouts', 'PayoutList', { view: 'ALL' }],
  ['reports', 'ReportList', { view: 'WAITING' }],
  ['newsletter/subscribers', 'NewsletterSubscribers', { view: 'CONFIRMED' }],
  ['subscriptions', 'SubscriptionList', { view: 'RUNNING' }],
  ['people', 'PersonList', { view: 'ALL' }],
])(
  'R-22 the desk %s shows what it shows by itself where its address names no view of it',
  async (desk, name, narrowed) => {
    signIn({ role: 'ADMIN' });
    const { operations } = await renderApp(`/admin/${desk}?view=constructor&sort=toString`, {
      signedIn: true,
      role: 'ADMIN',
    });
    await waitFor(() => expect(operations.find((each) => each.name === name)?.variables).toMatchObject(narrowed));
  },
);
