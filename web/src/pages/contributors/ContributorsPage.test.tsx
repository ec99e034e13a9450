import { designers, rateCard, user, type MockSchemaOptions } from '@halfdrop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

interface SentFile {
  readonly url: string;
  readonly name: string;
}

let sent: SentFile[] = [];
let answer = { status: 200, body: '{}' };

/** The part of XMLHttpRequest used by uploads, with a canned response. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #url = '';
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(): void {
    // The header does not matter here.
  }
  send(body: FormData): void {
    const file = body.get('file');
    sent.push({ url: this.#url, name: file instanceof File ? file.name : '' });
    this.status = answer.status;
    this.responseText = answer.body;
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: '{}' };
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
});

async function open(options: MockSchemaOptions = {}) {
  signIn();
  const view = await renderApp('/contributors', { signedIn: true, ...options });
  await screen.findByRole('heading', { level: 2, name: 'Apply for a studio' });
  return view;
}

const form = async () => within(await screen.findByRole('form', { name: 'Application' }));
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

test('R-39 a visitor reads the words of the shop and is led to sign in and back', async () => {
  await renderApp('/contributors');

  expect(await screen.findByRole('heading', { level: 1, name: 'All about contributors' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What is listed' })).toBeVisible();
  const way = screen.getByRole('link', { name: 'Sign in to apply' });
  expect(way).toHaveAttribute('href', '/login?redirect=/contributors');
  expect(document.title).toBe('All about contributors | Halfdrop');
});

test('R-39 a visitor sees what a pattern earns, and the truth about rates', async () => {
  await renderApp('/contributors');

  expect(await screen.findByRole('heading', { level: 2, name: 'What a pattern earns' })).toBeVisible();
  expect(await screen.findByText(/free downloads and trials pay nothing/)).toBeVisible();
  const sale = within(screen.getByRole('group', { name: 'A sale' }));
  expect(sale.getByText('9.00 x 50%')).toBeVisible();
});

test('R-39 rates that are announced stand beside those that hold', async () => {
  const announced = { startsAt: '2099-02-01T00:00:00.000Z', saleBasisPoints: 6000, reason: 'Studios get more.' };
  const rateCards = () => [rateCard(), rateCard({ version: 2, ...announced })];
  await renderApp('/contributors', { overrides: { Query: { rateCards } } });

  expect(await screen.findByText(/a studio gets 60% of each sale/)).toHaveTextContent(
    /^From 1 February 2099 .* Studios get more\.$/,
  );
  expect(within(screen.getByRole('group', { name: 'A sale' })).getByText('9.00 x 50%')).toBeVisible();
});

test('R-39 says that it is to come only while nothing is published', async () => {
  await renderApp('/contributors', { overrides: { Query: { contentPage: () => null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contributors page coming soon' })).toBeVisible();
});

test('R-39 what is typed is stored after a pause', async () => {
  const { operations } = await open();
  const fields = await form();
  await userEvent.type(fields.getByLabelText('Studio name'), 'Ada Weaves');
  await userEvent.selectOptions(await fields.findByLabelText('Country'), 'Finland');
  await userEvent.click(fields.getByLabelText(/^By hand/));

  expect(await screen.findByText('Saved')).toBeVisible();
  const saves = operations.filter(({ name }) => name === 'SaveStudioApplication');
  expect(saves[0]?.variables).toMatchObject({ input: { version: null, studioName: 'Ada Weaves', country: 'FI' } });
  expect(fields.getByLabelText('Studio name')).toHaveValue('Ada Weaves');
});

test('R-39 submitting moves the focus to the first field that is missing, and all that is missing is listed', async () => {
  await open({ application: 'draft' });
  const fields = await form();
  await userEvent.click(fields.getByRole('button', { name: 'Submit application' }));

  expect(fields.getByLabelText('About the studio')).toHaveFocus();
  expect(fields.getByText('About is required')).toBeVisible();
  const missing = within(fields.getByRole('list', { name: 'Still missing' }));
  expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'About the studio',
    'Country',
    'Samples',
  ]);
  await userEvent.click(missing.getByRole('button', { name: 'Samples' }));
  expect(fields.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

test('R-39 a whole application is submitted, says when the answer is due, and can be withdrawn', async () => {
  await open({ application: 'ready' });
  await userEvent.click((await form()).getByRole('button', { name: 'Submit application' }));

  expect(await screen.findByText('We are looking at the work of Ada Weaves')).toBeVisible();
  expect(screen.getByText(/You get an answer by email by/)).toHaveTextContent('26 November');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByRole('form', { name: 'Application' })).toBeVisible();
});

test('R-39 a declined application tells reason, note and the day from which to apply again', async () => {
  await open({ application: 'declined' });

  expect(await screen.findByText(/The samples do not repeat/)).toBeVisible();
  expect(screen.getByText('The edges of samples 2 and 5 do not meet.')).toBeVisible();
  expect(screen.getByText(/You may apply again from/)).toHaveTextContent('23 December 2026');
});

test('G-05 an address that another studio has is told as soon as it is kept', async () => {
  await open({ application: 'ready' });
  const address = (await form()).getByLabelText(/^Address/);
  await userEvent.clear(address);
  await userEvent.type(address, designers[0]?.slug ?? '');
  await userEvent.tab();
  expect(await screen.findByText('This address is already taken')).toBeVisible();
});

test('R-39 whoever owns a studio is led to its panel', async () => {
  await open({ role: 'CONTRIBUTOR' });
  expect(await screen.findByText('You own a studio already.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Application' })).not.toBeInTheDocument();
});

test('R-39 an accepted application leads to the panel', async () => {
  await open({ application: 'accepted' });
  expect(await screen.findByRole('link', { name: 'Open the contributor panel' })).toHaveAttribute(
    'href',
    '/contributor',
  );
});

describe('samples', () => {
  const choose = async (files: File[]) =>
    userEvent.upload((await form()).getByLabelText('Sample files'), files, { applyAccept: false });

  test('R-39 files are sent one by one; what is refused says why beside its name', async () => {
    await open({ application: 'draft' });
    answer = { status: 422, body: JSON.stringify({ message: 'The file is damaged.' }) };
    await choose([png('one.png'), new File(['x'], 'notes.txt', { type: 'text/plain' })]);

    const files = within(await screen.findByRole('list', { name: 'Files' }));
    expect(await files.findByText('The file is damaged.')).toBeVisible();
    expect(files.getByText('Only PNG, JPEG, WebP and TIFF files can be samples.')).toBeVisible();
    expect(sent).toEqual([{ url: '/api/studio-applications/own/samples', name: 'one.png' }]);
    await userEvent.click(files.getByRole('button', { name: 'Dismiss one.png' }));
    expect(screen.queryByText('The file is damaged.')).toBeNull();
  });

  test('R-39 the first sample begins the draft, and a sample that was taken is asked for', async () => {
    const { operations } = await open();
    await choose([png('one.png')]);

    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files' })).toBeNull());
    const names = operations.map(({ name }) => name);
    expect(names).toContain('SaveStudioApplication');
    expect(names.filter((name) => name === 'OwnApplication')).toHaveLength(2);
  });

  test('R-39 a sample is removed, and the count says so', async () => {
    await open({ application: 'draft' });
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'Remove sample-1.png' }));

    expect(await fields.findByText(/1 of 12/)).toBeVisible();
    expect(fields.queryByRole('button', { name: 'Remove sample-1.png' })).toBeNull();
  });
});

test('G-04 whoever has not confirmed their address is sent the email again, and then applies', async () => {
  let isEmailConfirmed = false;
  const resendEmailConfirmation = () => ({ email: 'ada@example.com', isSent: true, errors: [] });
  const Query = { viewer: () => user({ isEmailConfirmed }) };
  await open({ overrides: { Query, Mutation: { resendEmailConfirmation } } });

  await userEvent.click(await screen.findByRole('button', { name: 'Send the confirmation email again' }));
  expect(await screen.findByRole('button', { name: 'Confirmation email sent' })).toBeDisabled();
  expect(screen.queryByLabelText('Studio name')).not.toBeInTheDocument();

  isEmailConfirmed = true;
  await userEvent.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByLabelText(/Studio name/)).toBeVisible();
});

test('R-23 everybody reads how long answers take, and how many refusals did not stand, with their share', async () => {
  await renderApp('/contributors');

  const part = within(await screen.findByRole('region', { name: 'How we answer' }));
  expect(part.getByText(/half came within 5 hours and nine of ten within 2 days/)).toBeVisible();
  expect(part.getByText(/2 of 5 appeals .* 40%/)).toBeVisible();
});

test('R-23 one answer, and a share of many appeals, are told in their own words', async () => {
  const submissionReviewFigures = () => ({
    waitingCount: 1,
    verdictCount: 1,
    p50WaitMinutes: 12,
    p90WaitMinutes: 70,
    appealCount: 40,
    overturnedCount: 3,
    overturnedShare: 0.075,
    countedAt: '2026-11-24T09:00:00.000Z',
  });
  await renderApp('/contributors', { overrides: { Query: { submissionReviewFigures } } });

  const part = within(await screen.findByRole('region', { name: 'How we answer' }));
  expect(part.getByText(/3 of 40 appeals .* 8%/)).toBeVisible();
  expect(part.getByText(/1 answer .* 12 minutes .* 1 hour/)).toBeVisible();
});

test('R-23 a shop that has answered nobody says so', async () => {
  await renderApp('/contributors', { submissions: 'none' });

  expect(await screen.findByText('Nothing was answered in the last 30 days.')).toBeVisible();
  expect(screen.getByText('No appeal was decided on within a year.')).toBeVisible();
});
