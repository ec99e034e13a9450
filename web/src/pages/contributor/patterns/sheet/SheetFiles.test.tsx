import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../../test/browser-state.ts';
import { renderApp } from '../../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

const kept: Blob[] = [];

beforeEach(() => {
  kept.length = 0;
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = (file: Blob | MediaSource) => {
    if (file instanceof Blob) kept.push(file);
    return 'blob:kept';
  };
  URL.revokeObjectURL = () => undefined;
  // The browser of the tests follows no link to a file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

async function open(options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp('/contributor/patterns', { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('table', { name: 'Patterns' });
  return view;
}

const bring = (csv: string, encoding: BufferEncoding = 'utf8') =>
  userEvent.upload(screen.getByLabelText('CSV of patterns'), csvFile(csv, encoding));

/** A file whose bytes can be read, which those of the tests' browser cannot. */
function csvFile(csv: string, encoding: BufferEncoding): File {
  const bytes = Uint8Array.from(Buffer.from(csv, encoding));
  return Object.assign(new File([bytes], 'patterns.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
}

const savesOf = ({ operations }: Awaited<ReturnType<typeof open>>) =>
  operations.filter(({ name }) => name === 'SaveSubmissions').map(({ variables }) => variables['input']);

test('R-23 all patterns are kept as a CSV', async () => {
  await open({ submissions: 'hundred' });
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(kept.filter(({ type }) => type === 'text/csv')).toHaveLength(1));
});

test('R-23 a hundred patterns of a CSV are shown as changes, and saved with one call', async () => {
  const view = await open({ submissions: 'hundred' });
  const lines = Array.from({ length: 100 }, (_, index) => `submission-${index + 1},1,Renamed ${index + 1}`);
  await bring(['ID,Version,Title', ...lines].join('\r\n'));
  expect(await screen.findByText(/^The CSV changes 100 patterns/)).toBeVisible();
  expect(screen.getByText('100 patterns changed: title of 100')).toBeVisible();
  expect(savesOf(view)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  // What a page says of it may be gone again by the time that a slow machine has drawn a hundred rows.
  await waitFor(() => expect(screen.queryByText('100 patterns changed: title of 100')).not.toBeInTheDocument());
  expect(savesOf(view)).toHaveLength(1);
  expect(screen.getByLabelText('Title of Renamed 1')).toBeVisible();
});

test.each([
  ['as it was saved here', 'utf8', '\uFEFF'],
  ['as a spreadsheet on Windows writes it', 'latin1', ''],
  ['as Unicode text', 'utf16le', '\uFEFF'],
] as const)('R-23 letters with accents stay what they are in a CSV %s', async (_how, encoding, mark) => {
  await open();
  await bring(`${mark}ID;Version;Title\r\nsubmission-1;1;Fleurs d'été à la plage`, encoding);
  expect(await screen.findByDisplayValue("Fleurs d'été à la plage")).toBeVisible();
});

test('R-23 each line and cell of a CSV that cannot be taken is named', async () => {
  await open();
  await bring('ID,Title,Repeat layout\nsubmission-4,Reeds,Spiral\nnone,Reeds,Brick\nsubmission-8,Reeds,Brick');
  const problems = within(await screen.findByRole('list', { name: 'Problems of the CSV' })).getAllByRole('listitem');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Line 2, Repeat layout: “Spiral” is none of the choices. The cell was left out.',
    'Line 3: There is no pattern with the ID “none”.',
    'Line 4: It is “On sale” and is not changed here.',
  ]);
  expect(screen.getByLabelText('Title of Woven Dots 4')).toHaveValue('Reeds');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Title of Woven Dots 4')).toHaveValue('Woven Dots 4');
});

test('R-23 a CSV of an older version overwrites nothing before somebody chooses', async () => {
  const view = await open();
  await bring('ID,Version,Title\nsubmission-4,0,Reeds');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody saved this pattern meanwhile/)).toHaveTextContent(
    'Title is “Woven Dots 4” there.',
  );
  expect(screen.getByLabelText('Title of Woven Dots 4')).toHaveValue('Reeds');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 pattern saved')).toBeVisible();
  expect(savesOf(view)).toHaveLength(2);
});

test('R-23 what is no CSV of patterns says why and changes nothing', async () => {
  await open();
  await bring('Name\nReeds');
  expect(await screen.findByText(/neither a column “ID” nor a column “File”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('R-23 what cannot be saved on another page of the list is told, with the way to it', async () => {
  // The address of the tests' browser is not that of the page, so that each link seems to leave it.
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await open({ submissions: 'hundred' });
  await bring('ID,Title\nsubmission-90,ab');
  const elsewhere = await screen.findByRole('list', { name: 'Not saved, on other pages' });
  expect(elsewhere).toHaveTextContent('Woven Dots 90: Title: Title must be at least 3 characters');
  await userEvent.click(within(elsewhere).getByRole('link', { name: 'Woven Dots 90' }));
  expect(await screen.findByLabelText('Title of Woven Dots 90')).toHaveValue('ab');
});
