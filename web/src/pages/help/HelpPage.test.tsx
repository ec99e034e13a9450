import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

const questions = () => screen.getByRole('region', { name: /Frequently Asked Questions|Search Results/ });
const search = () => screen.getByPlaceholderText('Search articles or FAQs...');
const titles = [
  'Account & Login',
  'Subscription & Plans',
  'Downloads & Licenses',
  'Payments & Billing',
  'Technical Support',
  'Product & Design Guides',
];

async function openHelp(...options: Parameters<typeof renderApp> extends [string, ...infer Rest] ? Rest : never) {
  const view = await renderApp('/help', ...options);
  await screen.findByRole('list', { name: 'Categories' });
  return view;
}

test('R-18 HP-01 HP-09 HP-22 shows the hero, the search box and the questions, and tells search engines', async () => {
  const { container } = await openHelp();

  expect(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  expect(search()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  expect(document.title).toBe('Help Center | Halfdrop');
  const facts = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(facts).toMatchObject({ '@type': 'FAQPage' });
  expect(facts.mainEntity).toHaveLength(9);
});

test('G-12 names the ways to pay that are offered', async () => {
  await openHelp();
  expect(screen.getByText(/^Payment is by Card, PayPal, or Apple Pay, in US dollars/)).toBeVisible();
});

test('CN-01 names the address of the settings to write to', async () => {
  await openHelp();
  expect(screen.getByRole('link', { name: 'help@studio.example' })).toHaveAttribute(
    'href',
    'mailto:help@studio.example',
  );
});

test('the questions stay when the ways to pay cannot be had', async () => {
  await openHelp({ overrides: { Query: { paymentMethods: () => Promise.reject(upstreamUnavailable()) } } });
  expect(screen.getByText(/^Payment is in US dollars/)).toBeVisible();
});

test('HP-02 HP-03 HP-04 HP-05 HP-06 HP-07 HP-11 six category cards in order; each group tells its articles', async () => {
  await openHelp();
  const cards = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button');

  expect(cards.map((card) => card.querySelector('strong')?.textContent)).toEqual(titles);
  expect(screen.getByRole('region', { name: 'Account & Login' })).toHaveTextContent('2 articles');
  expect(screen.getByRole('region', { name: 'Technical Support' })).toHaveTextContent(/1 article(?!s)/);
});

test('HP-08 a card filters, is pressed, and clears when pressed again', async () => {
  await openHelp();
  const card = screen.getByRole('button', { name: /^Payments & Billing/ });
  await userEvent.click(card);

  expect(card).toHaveAttribute('aria-pressed', 'true');
  const shown = () => within(questions()).getAllByRole('heading', { level: 3 });
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Payments & Billing']);
  await userEvent.click(card);
  expect(card).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toHaveLength(6);
});

test('HP-10 V-42 finds words of question and answer, whatever their letters, and counts them', async () => {
  await openHelp();
  await enter(search(), 'manifest');

  expect(screen.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  expect(screen.getByText('Found 1 result')).toBeVisible();
  expect(within(questions()).getByRole('button', { name: 'What is in a download?' })).toBeVisible();
  await userEvent.clear(search());
  await enter(search(), 'DOWNLOAD');
  expect(screen.getByText('Found 2 results')).toBeVisible();
});

test('HP-14 HP-15 HP-16 says that nothing was found and gives the list back', async () => {
  await openHelp();
  await userEvent.click(screen.getByRole('button', { name: /^Payments & Billing/ }));
  await enter(search(), 'zzzz');

  expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms or browse our categories above.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(search()).toHaveValue('');
  expect(within(questions()).getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('HP-12 HP-21 opens one answer at a time', async () => {
  await openHelp();
  const first = screen.getByRole('button', { name: 'How do I create an account?' });
  const second = screen.getByRole('button', { name: /I forgot my password/ });
  await userEvent.click(first);
  expect(screen.getByText('Choose Sign Up in the header.')).toBeVisible();
  await userEvent.click(second);

  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Choose Sign Up in the header.')).not.toBeVisible();
  expect(screen.getByText(/not arrived after 5 minutes/)).toBeVisible();
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('HP-13 E-38 Yes is sent once with the key of the browser and thanked for', async () => {
  const { operations } = await openHelp();
  await userEvent.click(screen.getByRole('button', { name: 'Is there a free trial?' }));
  const feedback = screen.getByRole('group', { name: 'Was this helpful?' });
  await userEvent.click(within(feedback).getByRole('button', { name: 'Yes' }));

  expect(await within(feedback).findByText('Thank you for telling us.')).toBeVisible();
  expect(within(feedback).queryByRole('button', { name: 'Yes' })).toBeNull();
  const sent = operations.filter(({ name }) => name === 'RecordHelpFeedback');
  const key = localStorage.getItem('halfdrop.visitor');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(sent).toMatchObject([{ variables: { input: { articleId: 'article-free-trial', visitorKey: key } } }]);
});

test('HP-13 feedback that was not stored is not thanked for', async () => {
  const recordHelpFeedback = () => {
    throw upstreamUnavailable();
  };
  await openHelp({ overrides: { Mutation: { recordHelpFeedback } } });
  await userEvent.click(screen.getByRole('button', { name: 'Is there a free trial?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(await screen.findByText('This was not stored. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
});

test('HP-17 HP-18 HP-19 Contact Support opens a dialog with the fields of a ticket', async () => {
  await openHelp();
  await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact Support' });

  expect(dialog).toHaveTextContent('Submit a support ticket and our team will get back to you within 24 hours.');
  expect(within(dialog).getByLabelText('Subject')).toHaveValue('');
  expect(within(dialog).getByLabelText('Description')).toHaveValue('');
  const options = within(within(dialog).getByLabelText('Category')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(titles);
});

test('HP-20 V-43 G-13 a ticket is refused with words, then opened with its number and due time', async () => {
  const { operations } = await openHelp();
  await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact Support' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Ticket' }));

  for (const words of ['Email is required', 'Subject is required', 'Description is required']) {
    expect(await within(dialog).findByText(words)).toBeVisible();
  }
  await enter(within(dialog).getByLabelText('Email'), 'grace@example.com');
  await enter(within(dialog).getByLabelText('Subject'), 'The zip');
  await userEvent.selectOptions(within(dialog).getByLabelText('Category'), 'Technical Support');
  await enter(within(dialog).getByLabelText('Description'), 'It is damaged.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Ticket' }));

  expect(await within(dialog).findByText('HD-T-22222222')).toBeVisible();
  expect(within(dialog).getByText(/You hear from us by/)).toHaveTextContent(/2 November/);
  expect(operations.findLast(({ name }) => name === 'SubmitTicket')?.variables).toEqual({
    input: { email: 'grace@example.com', subject: 'The zip', topic: 'TECHNICAL', description: 'It is damaged.' },
  });
});

test('HP-13 HP-20 Report Issue opens a ticket that names the article; a member is not asked for an address', async () => {
  signIn();
  const { operations, address } = await openHelp({ signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Does a licence end?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Report Issue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact Support' });

  expect(within(dialog).queryByLabelText('Email')).toBeNull();
  expect(within(dialog).getByLabelText('Subject')).toHaveValue('Issue with "Does a licence end?"');
  expect(within(dialog).getByLabelText('Category')).toHaveDisplayValue('Downloads & Licenses');
  await enter(within(dialog).getByLabelText('Description'), 'It is unclear.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Ticket' }));
  await within(dialog).findByText(/Your ticket is/);
  expect(operations.findLast(({ name }) => name === 'SubmitTicket')?.variables).toMatchObject({
    input: { topic: 'DOWNLOADS', context: 'Help article: Does a licence end?' },
  });
  await userEvent.click(within(dialog).getByRole('link', { name: 'HD-T-22222222' }));
  expect(await screen.findByText('It is unclear.')).toBeVisible();
  expect(address()).toBe('/profile/tickets/HD-T-22222222');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('ST-23 search, category and open answer are gone when one comes back', async () => {
  await openHelp();
  await enter(search(), 'licence');
  await userEvent.click(screen.getByRole('button', { name: /^Downloads & Licenses/ }));
  await userEvent.click(screen.getAllByRole('link', { name: 'Login' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByPlaceholderText('Search articles or FAQs...')).toBeNull());
  const { unmount } = await openHelp();

  expect(screen.getByPlaceholderText('Search articles or FAQs...')).toHaveValue('');
  unmount();
});

test('says that the articles could not be loaded, keeps the way to people, and recovers', async () => {
  let isDown = true;
  const helpCategories = () => {
    if (isDown) throw upstreamUnavailable();
    return [];
  };
  await renderApp('/help', { overrides: { Query: { helpCategories } } });

  expect(await screen.findByRole('heading', { name: 'The help articles could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact Support' });
  expect(within(within(dialog).getByLabelText('Category')).getAllByRole('option')).toHaveLength(6);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
});

test('an answer has an address of its own, titled by its question, beside its neighbors', async () => {
  await openHelp();
  await userEvent.click(screen.getByRole('button', { name: 'What is in a download?' }));
  await userEvent.click(screen.getByRole('link', { name: 'Link to this answer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What is in a download?' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('What is in a download? | Halfdrop'));
  expect(screen.getByText('A zip with the files, the licence and a MANIFEST.')).toBeVisible();
  const more = within(screen.getByRole('region', { name: 'Downloads & Licenses' }));
  expect(more.getByRole('link', { name: 'Does a licence end?' })).toHaveAttribute('href', '/help/does-a-licence-end');
});

test('an answer that is not there is not found', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await renderApp('/help/no-such-answer');
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
