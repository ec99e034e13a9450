import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

const card = (name: string) => screen.findByRole('article', { name });
const down = () => {
  throw upstreamUnavailable();
};

test('R-11 B-02 /pricing shows Starter, Pro and Elite, with the most popular one marked', async () => {
  const { operations } = await renderApp('/pricing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await card('Starter');
  expect(screen.getAllByRole('article').map((plan) => plan.getAttribute('aria-label'))).toEqual([
    'Starter',
    'Pro',
    'Elite',
  ]);
  expect(within(await card('Pro')).getByText('Most popular')).toBeVisible();
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
  expect(within(await card('Starter')).getByText('10 downloads a month')).toBeVisible();
  expect(within(await card('Pro')).getByText('50 downloads a month')).toBeVisible();
  for (const feature of ['Unlimited downloads', 'Custom requests', 'Named manager'])
    expect(within(await card('Elite')).getByText(feature)).toBeVisible();
  const asked = operations.map(({ name }) => name).filter((name) => name.startsWith('Pricing'));
  expect(asked.toSorted()).toEqual(['PricingFaq', 'PricingPlans']);
});

test('B-01 B-15 BC-35 the toggle changes the prices, in dollars, and the badge says what a year saves', async () => {
  const { address } = await renderApp('/pricing');
  const prices = () => screen.getAllByRole('article').map((plan) => /\$[\d,.]+ per \w+/.exec(plan.textContent)?.[0]);
  await card('Pro');
  expect(prices()).toEqual(['$19.00 per month', '$49.00 per month', '$149.00 per month']);

  const yearly = screen.getByRole('radio', { name: 'Yearly Save 17%' });
  await userEvent.click(yearly);
  expect(yearly).toBeChecked();
  expect(prices()).toEqual(['$190.00 per year', '$490.00 per year', '$1,490.00 per year']);
  const pro = within(await card('Pro'));
  expect(pro.getByText('$588.00').tagName).toBe('S');
  expect(pro.getByText('Save 17%')).toBeVisible();
  expect(address()).toBe('/pricing?billing=yearly');
  expect(screen.queryByText(/20%/)).not.toBeInTheDocument();
});

test('B-01 an address can ask for the prices of a year', async () => {
  await renderApp('/pricing?billing=yearly');
  expect(await screen.findByText('$490.00')).toBeVisible();
});

test('B-03 every plan is a column of the comparison, the Free one and the Membership too', async () => {
  await renderApp('/pricing');
  const table = await screen.findByRole('table', { name: 'What each plan gives' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Free', 'Membership', 'Starter', 'Pro', 'Elite']);
  const row = (label: string) =>
    within(within(table).getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('Price')).toEqual([
    'Free',
    '$9.99 per month',
    '$19.00 per month',
    '$49.00 per month',
    '$149.00 per month',
  ]);
  expect(row('Licence')).toEqual([
    'Personal licence',
    'Commercial licence',
    'Standard licence',
    'Commercial licence',
    'Extended commercial licence',
  ]);
  expect(row('Patterns').slice(0, 3)).toEqual([
    'Free patterns',
    'All Designs, not Premium',
    'All Designs and Premium Designs',
  ]);
  expect(row('Named manager')).toEqual(['No', 'No', 'No', 'No', 'Yes']);
});

test('B-04 questions on plans come from the help center and open to their answers', async () => {
  await renderApp('/pricing');
  const question = await screen.findByRole('button', { name: 'Is there a free trial?' });
  expect(screen.queryByRole('button', { name: 'How do I create an account?' })).not.toBeInTheDocument();
  await userEvent.click(question);
  expect(screen.getByText('Yes: 7 days of Membership without a card.')).toBeVisible();
});

test('B-05 a visitor is called to register; a signed-in person to the free patterns', async () => {
  const { unmount, address } = await renderApp('/pricing');
  await userEvent.click(await screen.findByRole('link', { name: 'Create a free account' }));
  await waitFor(() => expect(address()).toBe('/register'));
  unmount();
  signIn();
  await renderApp('/pricing', { signedIn: true });
  expect(await screen.findByRole('link', { name: 'See free patterns' })).toHaveAttribute('href', '/products?free=true');
});

test('the Membership opens the plan dialog, which shows the same cards', async () => {
  await renderApp('/pricing');
  await userEvent.click(await screen.findByRole('button', { name: 'See the Membership' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose Your Plan' }));
  expect(await dialog.findByRole('article', { name: 'Yearly' })).toBeVisible();
});

test('B-06 the buttons lead to the checkout of their plan', async () => {
  await renderApp('/pricing?billing=yearly');
  const pro = within(await card('Pro'));
  expect(pro.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/checkout?plan=pro-yearly');
});

test('B-09 B-10 the page says when changes of plan take effect, and what is given back', async () => {
  await renderApp('/pricing');
  const words = await screen.findByText(/^Upgrades take effect immediately, downgrades at the next billing cycle\./);
  expect(words).toHaveTextContent('30-day money-back guarantee on the first payment.');
});

test('B-09 B-10 who has a plan sees it, and changes instead of buying a second one', async () => {
  signIn();
  await renderApp('/pricing?billing=yearly', { signedIn: true, subscription: 'active' });
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeDisabled();
  expect(within(await card('Elite')).getByRole('button', { name: 'Upgrade to Elite, yearly' })).toBeVisible();
  expect(within(await card('Starter')).getByRole('button', { name: /^Switch at renewal/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Choose / })).not.toBeInTheDocument();
});

test('who has canceled resumes the plan first', async () => {
  signIn();
  await renderApp('/pricing?billing=yearly', { signedIn: true, subscription: 'canceled' });
  const [manage] = await screen.findAllByRole('link', { name: 'Manage your plan' });
  expect(manage).toHaveAttribute('href', '/profile?tab=subscription');
});

test('plans that cannot be had are asked for again; questions and the sample stay', async () => {
  const plans = jest.fn(down);
  await renderApp('/pricing', { overrides: { Query: { plans } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans cannot be shown just now');
  expect(screen.getByRole('heading', { name: 'Try a file first' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Is there a free trial?' })).toBeVisible();
  const asked = plans.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(plans.mock.calls.length).toBeGreaterThan(asked));
});

test('questions that cannot be had leave the plans, and can be asked for again', async () => {
  await renderApp('/pricing', { overrides: { Query: { helpCategories: down } } });
  expect(await screen.findByText('These questions could not be loaded.')).toBeVisible();
  expect(await card('Pro')).toBeVisible();
});

test('search engines are told the prices', async () => {
  const { container } = await renderApp('/pricing');
  await card('Pro');
  const facts = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(facts.offers).toHaveLength(6);
  expect(facts.offers[0]).toMatchObject({
    name: 'Starter',
    price: '19.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    priceSpecification: { unitCode: 'MON' },
  });
});
