import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscription, upstreamUnavailable, user } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { messages } from '../../../test/messages.ts';
import { renderApp } from '../../../test/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openTab(options: Options = {}) {
  signIn();
  const app = await renderApp('/profile?tab=subscription', { signedIn: true, ...options });
  return { ...app, panel: await screen.findByRole('tabpanel', { name: 'Subscription' }) };
}

test('U-10 U-15 U-16 U-17 shows the plan one has: name, status, price, next payment, card', async () => {
  const { panel } = await openTab({ subscription: 'active' });
  const plan = await within(panel).findByRole('region', { name: 'Pro' });
  expect(plan).toHaveTextContent('Active');
  expect(plan).toHaveTextContent('Price$490.00 per year');
  expect(plan).toHaveTextContent('Next billing date1 November 2027');
  expect(plan).toHaveTextContent('CardVisa ending 4242');
  expect(plan).toHaveTextContent('Money back until 1 December 2026');
  expect(panel).not.toHaveTextContent('29.99');
});

test('B-13 downloads of the month are shown as left and used', async () => {
  const { panel } = await openTab({ subscription: 'active' });
  expect(await within(panel).findByText(/^38 left/)).toHaveTextContent('38 left 12 of 50 used');
});

test('U-17 no card is shown where the provider names none', async () => {
  const subscribed = () => ({ ...user(), subscription: { ...subscription(), card: null } });
  const { panel } = await openTab({ overrides: { Query: { viewer: subscribed } } });
  await within(panel).findByRole('region', { name: 'Pro' });
  expect(panel).not.toHaveTextContent('ending');
});

test('U-22 two clicks cancel the plan, which stays to the end of the period and can be resumed', async () => {
  const { panel, operations } = await openTab({ subscription: 'active' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel plan' }));
  const question = within(screen.getByRole('group', { name: 'Cancel plan' }));
  expect(question.getByText('Cancel Pro? You keep it until 1 November 2027.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Yes, cancel' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: 'Yes, cancel' }));

  expect(await within(panel).findByText('Cancelled')).toBeVisible();
  expect(panel).toHaveTextContent('Ends1 November 2027');
  expect(panel).toHaveTextContent('To change to another plan, resume yours first.');
  expect(within(panel).queryByRole('list', { name: 'Plans to change to' })).toBeNull();
  await userEvent.click(within(panel).getByRole('button', { name: 'Resume plan' }));
  expect(await within(panel).findByText('Active')).toBeVisible();
  expect(messages()).toBeEmptyDOMElement();
  const sent = operations.map(({ name }) => name).filter((name) => /^(Cancel|Resume)/.test(name));
  expect(sent).toEqual(['CancelSubscription', 'ResumeSubscription']);
});

test('U-22 a cancellation can be left before it is made', async () => {
  const { panel, operations } = await openTab({ subscription: 'active' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel plan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep Pro' }));
  expect(within(panel).getByRole('button', { name: 'Cancel plan' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('CancelSubscription');
});

test('B-10 U-22 a waiting change is shown with its date and can be taken back', async () => {
  const { panel } = await openTab({ subscription: 'downgrading' });
  expect(await within(panel).findByText(/^Starter replaces Pro on 1 November 2027/)).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'Keep Pro' }));
  await waitFor(() => expect(panel).not.toHaveTextContent('replaces'));
});

test('U-22 B-09 every other plan says what changing to it means', async () => {
  const { panel } = await openTab({ subscription: 'active' });
  const plans = within(await within(panel).findByRole('list', { name: 'Plans to change to' }));
  await waitFor(() => expect(plans.getByRole('button', { name: 'Current plan' })).toBeDisabled());
  expect(plans.getByRole('button', { name: 'Upgrade to Elite, monthly' })).toBeEnabled();
  expect(plans.getByRole('button', { name: 'Switch at renewal to Membership, yearly' })).toBeEnabled();
  expect(plans.getAllByRole('listitem')).toHaveLength(8);
});

test('B-21 a trial shows its end, asks for no card, and a plan can be bought meanwhile', async () => {
  const { panel } = await openTab({ subscription: 'trialing' });
  const plan = await within(panel).findByRole('region', { name: 'Membership' });
  expect(plan).toHaveTextContent('Free trial');
  expect(plan).toHaveTextContent('PriceNothing to pay');
  expect(plan).toHaveTextContent('Trial ends8 November 2026');
  expect(plan).not.toHaveTextContent('Card');
  expect(await within(panel).findAllByRole('link', { name: 'Choose Pro' })).toHaveLength(2);
});

test('B-21 someone on Free starts the trial there; after one there is no second', async () => {
  const { panel } = await openTab();
  expect(await within(panel).findByText('5 free downloads left: free patterns, PNG.')).toBeVisible();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Start 7-day free trial' }));
  expect(await within(panel).findByText('Free trial')).toBeVisible();
  expect(messages()).toBeEmptyDOMElement();
  expect(within(panel).queryByRole('button', { name: /free trial/ })).not.toBeInTheDocument();
});

test('B-21 whose trial is over is on Free, and is offered no other', async () => {
  const { panel } = await openTab({ subscription: 'trialEnded' });
  expect(await within(panel).findByText('Ended', { selector: 'span' })).toBeVisible();
  expect(within(panel).getByRole('region', { name: 'Free' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /free trial/ })).not.toBeInTheDocument();
});

test('a failed renewal warns, says until when the plan goes on, and leaves the way out', async () => {
  const { panel } = await openTab({ subscription: 'pastDue' });
  expect(await within(panel).findByText(/Your last payment failed. You keep Pro until 9 November 2026/)).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'Cancel plan' }));
  expect(screen.getByText(/It ends at once/)).toBeVisible();
});

test('the provider’s own page for card and invoices is linked where there is one', async () => {
  const portalUrl = 'https://billing.example/p/1';
  const subscribed = () => ({ ...user(), subscription: { ...subscription(), portalUrl } });
  const { panel } = await openTab({ overrides: { Query: { viewer: subscribed } } });
  expect(await within(panel).findByRole('link', { name: 'Card and invoices' })).toHaveAttribute('href', portalUrl);
});

test('a subscription that cannot be loaded says so and is asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  let isDown = true;
  const viewer = () => {
    if (isDown) throw upstreamUnavailable();
    return user();
  };
  const { panel } = await openTab({ overrides: { Query: { viewer } } });
  expect(await within(panel).findByText('Your subscription could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await within(panel).findByRole('region', { name: 'Free' })).toBeVisible();
});

test('U-10 the overview names the plan itself, and Free without one', async () => {
  signIn();
  const { unmount } = await renderApp('/profile', { signedIn: true, subscription: 'active' });
  const overview = await screen.findByRole('tabpanel', { name: 'Overview' });
  await waitFor(() => expect(overview).toHaveTextContent('SubscriptionPro'));
  unmount();
  await renderApp('/profile', { signedIn: true, subscription: 'trialing' });
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('SubscriptionMembership'));
});

test('U-14 the overview counts the days since registration', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-06T09:00:00.000Z'));
  const createdAt = '2026-10-01T08:00:00.000Z';
  signIn({ createdAt });
  await renderApp('/profile', { signedIn: true, overrides: { Query: { viewer: () => user({ createdAt }) } } });
  expect(await screen.findByText('1 October 2026 (128 days)')).toBeVisible();
});
