import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

/** Opens the page of the mocked studio's pattern on sale. */
async function open(options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const path = '/contributor/patterns/submission-8';
  const view = await renderApp(path, { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('heading', { level: 3, name: 'Change at once' });
  return view;
}

const words = () => within(screen.getByRole('form', { name: 'Change at once' }));
const inputOf = ({ operations }: Awaited<ReturnType<typeof open>>, name: string) =>
  operations.findLast((each) => each.name === name)?.variables['input'];

test('R-23 tags of a pattern on sale change at once, and the change is told', async () => {
  const view = await open();
  const tags = words().getByLabelText('Tags');
  await userEvent.clear(tags);
  await userEvent.type(tags, 'reeds');
  await userEvent.click(words().getByRole('button', { name: 'Save' }));
  expect(await words().findByText('Add at least 3 tags')).toBeVisible();
  await userEvent.type(tags, ', Loom, blue');
  await userEvent.click(words().getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Changed in the shop')).toBeVisible();
  expect(inputOf(view, 'EditStudioAsset')).toEqual({ assetId: 'asset-0', version: 1, tags: ['reeds', 'loom', 'blue'] });
  const changes = within(await screen.findByRole('list', { name: 'Changes on sale' }));
  expect(changes.getByText(/^Changed at once by /)).toBeVisible();
  expect(changes.getByRole('row', { name: /Tags .* reeds, loom, blue/ })).toBeVisible();
  expect(tags).toHaveValue('reeds, loom, blue');
});

test('R-23 what was typed stays when somebody else changed the pattern on sale', async () => {
  const __typename = 'VersionConflictError' as const;
  const conflict = { __typename, message: 'Changed', path: ['version'], currentVersion: 2 };
  await open({ overrides: { Mutation: { editStudioAsset: () => ({ studioAsset: null, errors: [conflict] }) } } });
  await userEvent.type(words().getByLabelText('Description'), ' Mine.');
  await userEvent.click(words().getByRole('button', { name: 'Save' }));
  expect(await words().findByText(/changed elsewhere in the meantime/)).toBeVisible();
  expect(words().getByLabelText('Description')).toHaveDisplayValue(/ Mine\.$/);
});

test('R-23 a pattern leaves the shop after a question that says what buyers keep, and comes back', async () => {
  const view = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Take from sale' }));
  const question = within(screen.getByRole('dialog', { name: 'Take this pattern from sale?' }));
  expect(question.getByText(/keeps the licence and can download the files/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Take from sale' }));

  expect(await screen.findByText('Taken from sale', { selector: 'span' })).toBeVisible();
  expect(inputOf(view, 'WithdrawStudioAsset')).toEqual({ assetId: 'asset-0' });
  await userEvent.click(screen.getByRole('button', { name: 'Put on sale again' }));
  expect(await screen.findByRole('button', { name: 'Take from sale' })).toBeVisible();
  const changes = within(screen.getByRole('list', { name: 'Changes on sale' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Put on sale again by /),
    expect.stringMatching(/^Taken from sale by /),
  ]);
});

test('R-23 a newer version begins with the file of a draft, says what it would change, and is pending', async () => {
  const view = await open();
  await screen.findByRole('option', { name: /Woven Dots 4/ });
  await userEvent.selectOptions(screen.getByLabelText('Its file'), 'submission-4');
  await userEvent.click(screen.getByRole('button', { name: 'Begin a newer version' }));

  const heading = await screen.findByRole('heading', { level: 3, name: /^A newer version of / });
  expect(view.address()).toBe('/contributor/patterns/submission-4');
  expect(inputOf(view, 'ReviseStudioAsset')).toEqual({ assetId: 'asset-0', submissionId: 'submission-4' });
  const form = within(screen.getByRole('form', { name: 'Pattern' }));
  await userEvent.clear(form.getByLabelText('Title'));
  await userEvent.type(form.getByLabelText('Title'), 'Heron Dots');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /^Title .* Heron Dots$/ })).toBeVisible();
  expect(heading).toBeVisible();
});

test('R-23 a pending newer version is shown beside what is on sale', async () => {
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Begin a newer version' }));
  await screen.findByRole('heading', { level: 3, name: /^A newer version of / });
  await userEvent.click(screen.getByRole('link', { name: 'All patterns' }));
  await userEvent.click(await screen.findByRole('link', { name: /Woven Dots 8/ }));
  const pending = await screen.findByRole('link', { name: 'Open the newer version' });
  expect(pending).toHaveAttribute('href', expect.stringContaining('/contributor/patterns/submission-of-asset-0'));
  const newer = within(screen.getByRole('region', { name: 'Newer version' }));
  expect(await newer.findByText('Ready')).toBeVisible();
  expect(view.operations.map(({ name }) => name)).toContain('NewerVersion');
});

test('R-23 a second newer version is refused with words', async () => {
  const __typename = 'IllegalTransitionError' as const;
  const refusal = { __typename, message: 'There is one already', path: [] };
  await open({ overrides: { Mutation: { reviseStudioAsset: () => ({ submission: null, errors: [refusal] }) } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin a newer version' }));
  expect(await screen.findByText('There is one already')).toBeVisible();
});

test('R-23 its page tells how a pattern sells', async () => {
  await open();
  expect(screen.getByText('Sold').nextSibling).toHaveTextContent('12');
  expect(screen.getByText('Taken with a plan').nextSibling).toHaveTextContent('30');
  expect(screen.getByText('Earned by sales').nextSibling).toHaveTextContent('$54.00');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Pattern' })).toBeNull());
});
