import { readySubmission } from '@halfdrop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { fakeTus } from '../../../../test/fake-tus.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

/** The n-th pattern of the mocked studio, which has one of each state. */
async function open(index: number, options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const path = `/contributor/patterns/submission-${index}`;
  const view = await renderApp(path, { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('heading', { level: 2, name: `Woven Dots ${index}` });
  return view;
}

const form = () => within(screen.getByRole('form', { name: 'Pattern' }));
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => step.firstChild?.firstChild?.textContent);

test('R-23 a file that has just come is shown as far as it is, until its check has ended', async () => {
  await open(1);
  expect(screen.getByText('There is no picture of it yet.')).toBeVisible();
  await waitFor(() => expect(steps()).toEqual(['Received', 'Being checked', 'Ready']));
});

test('R-23 what the check found stands on the picture, with what to do, and another layout is checked anew', async () => {
  const { container, operations } = await open(3);
  expect(screen.getByRole('list', { name: 'Findings' })).toHaveTextContent('Move the tile by half its size');
  expect(screen.getByText('It joins as: full drop.')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-found="1"]')).toBeInTheDocument());
  await userEvent.selectOptions(form().getByLabelText('Repeat layout'), 'Half drop');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Pattern saved')).toBeVisible();
  const sent = operations.find(({ name }) => name === 'SaveSubmissions');
  expect(sent?.variables['input']).toMatchObject({
    changes: [{ submissionId: 'submission-3', version: 1, repeatLayout: 'HALF_DROP' }],
  });
});

test('R-23 what is typed is checked in place, saved, and handed in', async () => {
  await open(4);
  await userEvent.clear(form().getByLabelText('Title'));
  await userEvent.type(form().getByLabelText('Title'), 'ab');
  expect(screen.getByRole('button', { name: 'Hand in' })).toBeDisabled();
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect(await form().findByText('Title must be at least 3 characters')).toBeVisible();
  await userEvent.type(form().getByLabelText('Title'), 'acus');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'abacus' })).toBeVisible();

  await waitFor(() => expect(screen.getByRole('button', { name: 'Hand in' })).toBeEnabled());
  await userEvent.type(screen.getByLabelText('Words to the reviewer'), 'The beads are uneven.');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/^An answer is promised by/)).toBeVisible();
  expect(form().getByLabelText('Title')).toBeDisabled();
  const review = within(screen.getByRole('region', { name: 'Review' }));
  expect(review.getByText('The beads are uneven.')).toBeVisible();
});

test('R-23 a corrected file is sent for the pattern, which keeps what it says', async () => {
  const shop = fakeTus();
  Object.assign(globalThis, { Worker: undefined });
  let hasCome = false;
  const pattern = readySubmission(3, { status: 'FAILED' });
  const submission = () => (hasCome ? { ...pattern, uploadId: 'sent-1' } : pattern);
  await open(3, { overrides: { Query: { submission } } });
  await userEvent.upload(
    screen.getByLabelText('Corrected file'),
    new File(['pixels'], 'mended.png', { type: 'image/png' }),
  );
  const line = within(await screen.findByRole('listitem', { name: 'mended.png' }));
  expect(await line.findByText(/Received/)).toBeVisible();
  expect(shop.requests[0]?.metadata).toMatchObject({
    filename: 'mended.png',
    submission: 'submission-3',
    layout: 'half-drop',
  });
  hasCome = true;
  expect(await screen.findByLabelText('Corrected file', undefined, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Woven Dots 3' })).toBeVisible();
});

test('R-23 once a file is corrected, the marks lie on the one that they were made on', async () => {
  const marks = [{ left: 0.4, top: 0.4, width: 0.2, height: 0.1 }];
  const verdict = {
    verdict: 'CHANGES_REQUESTED' as const,
    reasons: [{ code: 'seam_visible', message: 'A seam shows.', advice: 'Repair it.', marks }],
    marks,
    note: 'See the marks.',
    pictureUrl: '/refused.webp',
    decidedAt: '2026-11-23T09:00:00.000Z',
  };
  const submission = () => readySubmission(7, { pictureUrl: '/corrected.webp', verdicts: [verdict] });
  const { container } = await open(7, { overrides: { Query: { submission } } });
  const review = within(screen.getByRole('region', { name: 'Review' }));
  const before = review.getByRole('figure');
  expect(before).toHaveTextContent('Your file before the corrected one');
  await waitFor(() => expect(before.querySelector('[data-marks="1"]')).toBeInTheDocument());
  expect(container.querySelectorAll('[data-marks="1"]')).toHaveLength(1);
});

test('R-23 what waits for its review keeps its file', async () => {
  await open(5);
  expect(screen.queryByLabelText('Corrected file')).toBeNull();
});

test('R-23 what is missing is listed before it can be handed in', async () => {
  const { operations } = await open(4);
  await userEvent.clear(form().getByLabelText('Tags'));
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  const missing = await screen.findByRole('list', { name: 'Still missing' });
  expect(missing).toHaveTextContent('Add at least 3 tags');
  expect(operations.map(({ name }) => name)).not.toContain('SubmitSubmission');
});

test('R-23 of a file that could not be opened nothing is said that only a checked one has', async () => {
  const pattern = readySubmission(3, { status: 'FAILED', size: null, pictureUrl: null, fittingLayouts: [] });
  await open(3, { overrides: { Query: { submission: () => pattern } } });
  expect(screen.getByText('Its file could not be opened.')).toBeVisible();
  expect(screen.getByText('There is no picture of it.')).toBeVisible();
  expect(screen.getByText('Fix what was found and send the file again.')).toBeVisible();
});

test('R-23 who reads a refusal finds the way to begin anew with a corrected file', async () => {
  await open(9);
  expect(within(screen.getByRole('region', { name: 'Next step' })).getByRole('link')).toHaveAttribute(
    'href',
    '/contributor/uploads',
  );
  expect(screen.queryByText('With another one, the file is checked again.')).toBeNull();
});

test('R-23 what was typed stays when the pattern was changed elsewhere', async () => {
  let tries = 0;
  const __typename = 'VersionConflictError' as const;
  const conflict = { __typename, message: 'Changed', path: ['version'], currentVersion: 2 };
  const outcomes = [{ submissionId: 'submission-4', submission: null, errors: [conflict] }];
  const saveSubmissions = () => ({ outcomes: (tries += 1) === 1 ? outcomes : [], errors: [] });
  await open(4, { overrides: { Mutation: { saveSubmissions } } });
  await userEvent.type(form().getByLabelText('Title'), ' mine');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeVisible();
  expect(form().getByLabelText('Title')).toHaveValue('Woven Dots 4 mine');
});

test('R-23 a refusal shows its reasons and its marks, and is appealed against once', async () => {
  const { container } = await open(9);
  expect(screen.getByText('The repeat can be seen: the marked places do not join.')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-marks="1"]')).toBeInTheDocument());
  const appeal = within(screen.getByRole('form', { name: 'Appeal' }));
  await userEvent.click(appeal.getByRole('button', { name: 'Appeal' }));
  expect(await appeal.findByText(/^Say why, in 1 to 2000 characters/)).toBeVisible();
  await userEvent.type(appeal.getByLabelText('Why it should be sold'), 'It is the drawing.');
  await userEvent.click(appeal.getByRole('button', { name: 'Appeal' }));

  expect(await screen.findByText('Your appeal')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Appeal' })).toBeNull();
  expect(steps().at(-1)).toBe('Appealed');
});

test('R-23 a pattern is withdrawn after a question', async () => {
  await open(5);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the pattern' }));
  await waitFor(() => expect(steps().at(-1)).toBe('Withdrawn'));
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('R-23 what is on sale leads to its page in the shop', async () => {
  await open(8);
  const way = screen.getByRole('link', { name: 'See it in the shop' });
  expect(way.getAttribute('href')).toMatch(/^\/product\//);
});

test('PR-10 a pattern of another studio is none', async () => {
  signIn({ role: 'CONTRIBUTOR' });
  await renderApp('/contributor/patterns/submission-101', { signedIn: true, role: 'CONTRIBUTOR' });
  expect(await screen.findByRole('heading', { name: 'There is no such pattern' })).toBeVisible();
});

test('R-23 suggested tags are taken one by one or all at once, and saved by the designer alone', async () => {
  const { operations } = await open(4);
  const suggested = within(await screen.findByRole('group', { name: 'Suggestions' }));
  await userEvent.click(suggested.getByRole('button', { name: 'Add modern' }));
  expect(form().getByLabelText('Tags')).toHaveValue('dots, woven, quiet, modern');
  expect(suggested.queryByRole('button', { name: 'Add modern' })).toBeNull();
  await userEvent.click(suggested.getByRole('button', { name: 'Add all' }));
  expect(form().getByLabelText('Tags')).toHaveValue('dots, woven, quiet, modern, geometric, clay');
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  expect(operations.map(({ name }) => name)).not.toContain('SaveSubmissions');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pattern saved')).toBeVisible();
});

test('R-23 who waits for a review reads the place in the queue, what was promised, and how long others waited', async () => {
  await open(5);
  const step = within(screen.getByRole('region', { name: 'Next step' }));
  expect(step.getByText('Number 7 in the queue.')).toBeVisible();
  expect(step.getByText(/An answer is promised by/)).toBeVisible();
  expect(await step.findByText(/half came within 5 hours/)).toBeVisible();
});

test('R-23 a pattern that was found to be a copy is shown with what it is a copy of laid on it', async () => {
  await open(7);
  const part = within(await screen.findByRole('region', { name: 'The same drawing' }));
  expect(part.getByRole('img', { name: /laid on what was handed in$/ })).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: /^Change from one to the other/ }));
  await waitFor(() => expect(part.getByRole('slider')).toHaveValue('1'));
});

test('R-23 a studio reads what reviewers wrote about its pattern, and writes to them', async () => {
  await open(9);
  const messages = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  await waitFor(() => expect(messages()).toHaveLength(2));
  expect(messages()[1]).toHaveTextContent(/^Reviewer.*The left edge, yes\. The upper one joins\.$/);
  const writing = within(screen.getByRole('form', { name: 'Message to the reviewers' }));
  await userEvent.click(writing.getByRole('button', { name: 'Send' }));
  expect(await writing.findByText('Write something')).toBeVisible();
  await userEvent.type(writing.getByLabelText('Message to the reviewers'), 'Then we mend the left one.');
  await userEvent.click(writing.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages().at(-1)).toHaveTextContent(/^Your studio.*Then we mend the left one\.$/));
  expect(writing.getByLabelText('Message to the reviewers')).toHaveValue('');
});

test('R-23 there is nobody to write to about a draft', async () => {
  await open(4);
  expect(screen.queryByRole('form', { name: 'Message to the reviewers' })).toBeNull();
});

test('R-23 places in the menu that fit the tags stand in front, and what was chosen stays chosen', async () => {
  await open(4);
  const fitting = () => within(form().getByRole('group', { name: 'Fits its tags' })).getAllByRole('option');
  await waitFor(() => expect(fitting().map(({ textContent }) => textContent)).toEqual(['Minimalist › Dots']));
  await userEvent.selectOptions(form().getByLabelText('Category'), 'Geometric › Stripes');
  await userEvent.type(form().getByLabelText('Tags'), ', stripe');
  await waitFor(() => expect(fitting()).toHaveLength(2));
  expect(form().getByLabelText('Category')).toHaveDisplayValue('Geometric › Stripes');
});
