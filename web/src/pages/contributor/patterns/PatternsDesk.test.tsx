import { menuCategories, readySubmission } from '@halfdrop/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

async function open(options: Options = {}, query = '') {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp(`/contributor/patterns${query}`, { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Patterns' });
  return view;
}

const table = () => screen.findByRole('table', { name: 'Patterns' });
const cell = (name: string) => screen.getByLabelText(name);
const saved = ({ operations }: Awaited<ReturnType<typeof open>>) =>
  operations.filter(({ name }) => name === 'SaveSubmissions').map(({ variables }) => variables['input']);

test('R-23 every pattern has its row, and how many are in each state is told', async () => {
  await open();
  const rows = within(await table()).getAllByRole('row');
  expect(rows).toHaveLength(11);
  const states = within(screen.getByRole('group', { name: 'State' })).getAllByRole('button');
  expect(states.map(({ textContent }) => textContent)).toContain('Changes asked for 1');
  expect(states[0]).toHaveTextContent('All 10');
});

test('R-23 a state and a search narrow the list, and stand in its address', async () => {
  const { address } = await open();
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Rejected 1' }));
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
  expect(address()).toBe('/contributor/patterns?state=REJECTED');
  await userEvent.type(screen.getByLabelText('Title or file name'), 'nowhere');
  expect(await screen.findByRole('heading', { name: 'No pattern fits' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(11));
});

test('R-23 Back takes back a search as a whole, and not its last letter', async () => {
  const { travel } = await open();
  await table();
  await userEvent.type(screen.getByLabelText('Title or file name'), 'Dots 4');
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
  await travel(-1);
  expect(screen.getByLabelText('Title or file name')).toHaveValue('');
});

test('R-23 a studio without patterns is led to its uploads', async () => {
  await open({ submissions: 'none' });
  expect(await screen.findByRole('link', { name: 'Upload your first files' })).toHaveAttribute(
    'href',
    '/contributor/uploads',
  );
});

test('R-23 cells of several patterns are saved together, and only what was changed', async () => {
  const view = await open();
  await table();
  await userEvent.type(cell('Tags of Woven Dots 4'), ', Calm');
  await userEvent.clear(cell('Repeat, cm of Woven Dots 4'));
  await userEvent.type(cell('Repeat, cm of Woven Dots 4'), '31,5');
  await userEvent.selectOptions(cell('How it was made of Woven Dots 3'), 'By hand');
  expect(screen.getByText('2 patterns changed: tags of 1, repeat, cm of 1, how it was made of 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('2 patterns saved')).toBeVisible();
  expect(saved(view)).toMatchObject([
    {
      changes: [
        { submissionId: 'submission-4', version: 1, tags: ['dots', 'woven', 'quiet', 'calm'], repeatMillimeters: 315 },
        { submissionId: 'submission-3', version: 1, creationMethod: 'BY_HAND' },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(cell('Repeat, cm of Woven Dots 4')).toHaveValue('31.5');
});

test('R-23 suggested tags stand in the row of each pattern, and are saved with what was typed', async () => {
  const view = await open();
  await table();
  expect(screen.queryByRole('group', { name: /^Suggestions/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest tags' }));
  const suggested = within(await screen.findByRole('group', { name: 'Suggestions for Woven Dots 4' }));
  await userEvent.click(suggested.getByRole('button', { name: 'Add modern to Woven Dots 4' }));
  expect(cell('Tags of Woven Dots 4')).toHaveValue('dots, woven, quiet, modern');
  await userEvent.type(cell('Tags of Woven Dots 4'), ', geometric');
  expect(suggested.queryByRole('button', { name: 'Add geometric to Woven Dots 4' })).toBeNull();
  await userEvent.click(suggested.getByRole('button', { name: 'Add all to Woven Dots 4' }));
  expect(saved(view)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 pattern saved')).toBeVisible();
  const tags = ['dots', 'woven', 'quiet', 'modern', 'geometric', 'clay'];
  expect(saved(view)).toMatchObject([{ changes: [{ submissionId: 'submission-4', tags }] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest tags' }));
  expect(screen.queryByRole('group', { name: /^Suggestions/ })).toBeNull();
});

test('R-23 what is on sale or in review is not edited', async () => {
  await open();
  await table();
  expect(cell('Title of Woven Dots 5')).toBeDisabled();
  expect(cell('Title of Woven Dots 8')).toBeDisabled();
});

test('R-23 a cell that cannot be saved says why, and the others are saved', async () => {
  const view = await open();
  await table();
  await userEvent.clear(cell('Repeat, cm of Woven Dots 4'));
  await userEvent.type(cell('Repeat, cm of Woven Dots 4'), 'wide');
  await userEvent.type(cell('Title of Woven Dots 7'), ' again');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('What is marked in red was not saved.')).toBeVisible();
  expect(cell('Repeat, cm of Woven Dots 4')).toBeInvalid();
  expect(cell('Repeat, cm of Woven Dots 4')).toHaveValue('wide');
  expect(saved(view)).toMatchObject([{ changes: [{ submissionId: 'submission-7', title: 'Woven Dots 7 again' }] }]);
});

test('R-23 cells of a spreadsheet are pasted over many, and what does not fit is told', async () => {
  const view = await open();
  await table();
  const place = `${menuCategories[0]?.name} › ${menuCategories[0]?.children?.[0]?.name}`;
  const row = (title: string, layout: string) =>
    [title, '"Said ""so"", at length"', 'a1, b2, c3', place, layout].join('\t');
  const text = `${row('First', 'Brick')}\r\n${row('Second', 'Spiral')}\r\n`;
  fireEvent.paste(cell('Title of Woven Dots 3'), { clipboardData: { getData: () => text } });

  expect(cell('Title of Woven Dots 3')).toHaveValue('First');
  expect(cell('Description of Woven Dots 4')).toHaveValue('Said "so", at length');
  expect(screen.getByText(/^1 cell was left out/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 patterns saved')).toBeVisible();
  expect(saved(view)).toMatchObject([
    {
      changes: [
        { title: 'First', repeatLayout: 'BRICK', categoryId: menuCategories[0]?.id, tags: ['a1', 'b2', 'c3'] },
        { title: 'Second' },
      ],
    },
  ]);
});

test('R-23 Enter goes to the cell below, and with Control it fills what is selected', async () => {
  await open();
  await table();
  await userEvent.click(cell('Repeat, cm of Woven Dots 3'));
  await userEvent.keyboard('{Enter}');
  expect(cell('Repeat, cm of Woven Dots 4')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(cell('Repeat, cm of Woven Dots 3')).toHaveFocus();

  await userEvent.click(cell('Select Woven Dots 4'));
  await userEvent.click(cell('Select Woven Dots 7'));
  await userEvent.type(cell('Repeat, cm of Woven Dots 3'), '18');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(cell('Repeat, cm of Woven Dots 4')).toHaveValue('18');
  expect(cell('Repeat, cm of Woven Dots 7')).toHaveValue('18');
});

test('R-23 paragraphs of a description stay what they are when it is changed in its cell', async () => {
  const studioSubmissions = () => ({
    items: [readySubmission(4, { description: 'Dots from the loom.\n\nLaid by rule.' })],
    counts: [],
    pageInfo: { page: 1, limit: 24, totalItems: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false },
  });
  const view = await open({ overrides: { Query: { studioSubmissions } } });
  await table();
  await userEvent.type(cell('Description of Woven Dots 4'), ' Calm.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved(view)).toMatchObject([{ changes: [{ description: 'Dots from the loom.\n\nLaid by rule. Calm.' }] }]),
  );
});

test('R-23 a pattern that somebody else saved is not overwritten: both are shown, and one is chosen', async () => {
  let tries = 0;
  const __typename = 'VersionConflictError' as const;
  const conflict = { __typename, message: 'Changed', path: ['version'], currentVersion: 2 };
  const outcomes = [{ submissionId: 'submission-4', submission: null, errors: [conflict] }];
  const saveSubmissions = () => ({ outcomes: (tries += 1) === 1 ? outcomes : [], errors: [] });
  const view = await open({ overrides: { Mutation: { saveSubmissions } } });
  await table();
  await userEvent.type(cell('Title of Woven Dots 4'), ' mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/Somebody saved this pattern meanwhile/)).toBeVisible();
  expect(cell('Title of Woven Dots 4')).toHaveValue('Woven Dots 4 mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved(view)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(view)).toHaveLength(2));
});

test('R-23 leaving with unsaved cells is asked about, and another state of the list is not', async () => {
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { address } = await open();
  await table();
  await userEvent.type(cell('Title of Woven Dots 4'), 'x');
  await userEvent.click(screen.getByRole('link', { name: 'Uploads' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/contributor/patterns');
  await userEvent.click(screen.getByRole('button', { name: 'Ready 1' }));
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
});

test('R-23 many are handed in at once, and of those that could not be it is told why', async () => {
  await open();
  await table();
  await userEvent.click(cell('Select Woven Dots 3'));
  await userEvent.click(cell('Select Woven Dots 4'));
  await userEvent.click(screen.getByRole('button', { name: 'Hand in 2' }));

  expect(await screen.findByText(/^1 pattern handed in/)).toBeVisible();
  const refused = screen.getByRole('list', { name: 'Not handed in' });
  expect(refused).toHaveTextContent(/^Woven Dots 3: .*Add at least 3 tags/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Waiting for review 2' })).toBeVisible());
});
