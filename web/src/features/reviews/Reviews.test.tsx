import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

const owned = asset(2);
const other = asset(1);
const section = async () => within(await screen.findByRole('region', { name: 'Reviews' }));
/** The structured data of the pattern itself. */
const facts = (container: HTMLElement): unknown =>
  [...container.querySelectorAll('script[type="application/ld+json"]')]
    .map((script): unknown => JSON.parse(script.textContent))
    .find((told) => typeof told === 'object' && told !== null && '@type' in told && told['@type'] === 'Product');

test('EN-37 a pattern shows what its owners say, with the mean and how many gave each number of stars', async () => {
  const { container } = await renderApp(`/product/${owned.slug}`);
  const reviews = await section();
  expect(await reviews.findByText('of 5, from 3 reviews')).toBeVisible();
  expect(reviews.getAllByText(/^Verified buyer/)).toHaveLength(3);
  expect(reviews.queryByRole('button', { name: 'Publish review' })).toBeNull();
  expect(facts(container)).toMatchObject({
    '@type': 'Product',
    sku: owned.sku.slice(-8),
    offers: { priceCurrency: 'USD' },
    aggregateRating: { ratingValue: 4, reviewCount: 3 },
  });
});

test('EN-37 a pattern without reviews says so, shows no stars, and tells search engines of no rating', async () => {
  const unrated = () => ({ ...other, rating: null, ratingCount: 0 });
  const { container } = await renderApp(`/product/${other.slug}`, { overrides: { Query: { assetBySlug: unrated } } });
  expect(await screen.findByText(/· No reviews yet$/)).toBeVisible();
  expect(screen.queryByText(/^Rated/)).toBeNull();
  expect(await (await section()).findByText(/^No reviews yet/)).toBeVisible();
  expect(facts(container)).not.toHaveProperty('aggregateRating');
});

test('an owner writes a review, which stands first at once; blank ones are refused', async () => {
  signIn();
  const { operations } = await renderApp(`/product/${owned.slug}`, { signedIn: true });
  const reviews = await section();
  await userEvent.click(await reviews.findByRole('button', { name: 'Publish review' }));
  expect(await reviews.findByText('Choose 1 to 5 stars')).toBeVisible();
  await userEvent.click(reviews.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }));
  expect(await reviews.findByText('Review is required')).toBeVisible();
  await enter(reviews.getByLabelText('Your review'), 'Lovely on cotton.');
  await userEvent.click(reviews.getByRole('checkbox', { name: 'Mail me when the studio answers' }));
  await userEvent.click(reviews.getByRole('button', { name: 'Publish review' }));

  expect(await reviews.findByText('of 5, from 4 reviews')).toBeVisible();
  expect(await reviews.findByRole('button', { name: 'Update review' })).toBeVisible();
  expect(operations.findLast(({ name }) => name === 'WriteReview')?.variables).toEqual({
    input: { assetId: owned.id, stars: 4, text: 'Lovely on cotton.', hasAnswerMail: true },
  });
});

test('R-23 the answer of the studio stands under its review', async () => {
  const answered = asset(4);
  await renderApp(`/product/${answered.slug}`);
  const reviews = await section();
  expect(await reviews.findByText(`Answer of ${answered.designer.name}`)).toBeVisible();
  expect(reviews.getAllByText(/^Answer of/)).toHaveLength(1);
});

test('EN-37 a review is reported with a reason, without leaving the page', async () => {
  signIn();
  const { operations } = await renderApp(`/product/${owned.slug}`, { signedIn: true });
  const reviews = await section();
  const [first] = await reviews.findAllByRole('button', { name: /^Report the review of / });
  if (first) await userEvent.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Choose a reason')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('What is wrong with it?'), 'Gives away personal data');
  await enter(dialog.getByLabelText('Details (optional)'), 'It names my street.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('We will look at the review.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Report this review' })).toBeNull();
  expect(operations.findLast(({ name }) => name === 'ReportReview')?.variables).toEqual({
    input: { reviewId: 'review-1', reason: 'PERSONAL_DATA', note: 'It names my street.' },
  });
});

test('EN-37 a visitor who reports a review is asked to sign in first', async () => {
  await renderApp(`/product/${owned.slug}`);
  const reviews = await section();
  const [first] = await reviews.findAllByRole('button', { name: /^Report the review of / });
  if (first) await userEvent.click(first);
  expect(await screen.findByText('Please sign in to report a review.')).toBeVisible();
});

test('reviews that cannot be had leave the page standing', async () => {
  const reviews = () => {
    throw upstreamUnavailable();
  };
  await renderApp(`/product/${owned.slug}`, { overrides: { Query: { reviews } } });
  expect(await screen.findByRole('heading', { level: 1, name: owned.title })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull());
});
