import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { readHomeSections } from '@halfdrop/domain';
import { user } from '@halfdrop/mocks';
import { signIn } from '../../../../../test/browser-state.ts';
import { renderApp } from '../../../../../test/render.tsx';

const HOME = '/admin/content/home/page';

const fetchOfPage = globalThis.fetch;
/** Rendering requests received. */
let asked: Array<{ readonly path: string; readonly authorization: string | null }> = [];

/** Renders the headings of visible sections, in place of the gateway. */
async function drawHeadings(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://localhost'), init);
  asked.push({ path: new URL(request.url).pathname, authorization: request.headers.get('authorization') });
  const { body } = v.parse(v.object({ body: v.string() }), await request.json());
  const headings = readHomeSections(body).flatMap(({ isShown, title }) => (isShown ? [`<h2>${title}</h2>`] : []));
  return new Response(headings.join(''), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

beforeEach(() => {
  asked = [];
  globalThis.fetch = drawHeadings;
});
afterEach(() => {
  globalThis.fetch = fetchOfPage;
});

async function open() {
  signIn({ role: 'ADMIN' });
  return renderApp(HOME, { signedIn: true, role: 'ADMIN', patterns: 6 });
}

const sections = async () => within(await screen.findByRole('list', { name: 'Sections below it' }));
const names = async () =>
  (await sections()).getAllByRole('button', { name: /^Move / }).map((handle) => handle.getAttribute('aria-label'));
const drawn = async () => (await screen.findByTitle('The home page as visitors will see it')).getAttribute('srcdoc');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function publish(why: string) {
  await press('Save draft');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await userEvent.type(screen.getByLabelText('Why'), why);
  await press('Publish');
  await screen.findByText('There is nothing new to publish.');
}

test('R-22 sections are moved by keys, hidden and reworded, seen as a visitor sees them, and published', async () => {
  const app = await open();
  expect(await names()).toHaveLength(9);
  screen.getByRole('button', { name: 'Move New Arrivals, 3 of 9' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect((await names())[0]).toBe('Move New Arrivals, 1 of 9');
  await press('Hide Luxury');
  await press('Change New Arrivals');
  await userEvent.clear(screen.getByLabelText('Heading'));
  await userEvent.type(screen.getByLabelText('Heading'), 'Fresh');

  await waitFor(async () => expect(await drawn()).toContain('<h2>Fresh</h2>'));
  expect(await drawn()).not.toContain('Luxury');
  expect(asked.at(-1)).toEqual({ path: '/preview/home', authorization: expect.stringMatching(/^Bearer ./) });
  expect(screen.getByRole('region', { name: 'Changes of the sections' })).toHaveTextContent('Fresh');
  await publish('Spring.');

  expect(screen.getByRole('list', { name: 'Versions' })).toHaveTextContent(/Version 2.*In force.*Version 1/);
  await userEvent.click(screen.getByRole('link', { name: 'Halfdrop, home' }));
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(await screen.findByRole('region', { name: 'Fresh' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Luxury' })).toBeNull();
});

test('R-22 a section is added, given patterns picked by hand, and not published before it shows something', async () => {
  await open();
  await sections();
  await userEvent.selectOptions(screen.getByLabelText('Another section'), 'Strip that scrolls');
  await press('Add section');
  await userEvent.clear(screen.getByLabelText('Heading'));
  await userEvent.type(screen.getByLabelText('Heading'), 'Of the month');
  expect(await screen.findByText('“Of the month” has nothing to show: choose what.')).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText('What it shows'), 'Patterns picked by hand');
  const [add] = await screen.findAllByRole('button', { name: /^Add (?!section)/ });
  if (!add) throw new Error('There is nothing to pick');
  await userEvent.click(add);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'What is wrong' })).toBeNull());
  await waitFor(async () => expect(await drawn()).toContain('<h2>Of the month</h2>'));
  await publish('A section of ours.');
});

test('R-22 the page is laid out for a desktop or a phone, and no script of it runs', async () => {
  await open();
  const frame = await screen.findByTitle('The home page as visitors will see it');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveStyle({ width: '1440px' });
  await press('Phone');
  expect(frame).toHaveStyle({ width: '390px' });
  expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
});

test('R-22 a preview that cannot be drawn says so, and the words stay', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json({ message: 'Later.' }, { status: 503 }));
  await open();
  expect(await screen.findByText('The preview cannot be drawn just now.')).toBeVisible();
  expect(await names()).toHaveLength(9);
});

test('R-22 what is taken out comes back with an earlier version', async () => {
  await open();
  await sections();
  await press('Take Limited Edition out');
  await publish('No editions now.');
  await press('Compare with version 1');
  await userEvent.click(await screen.findByRole('button', { name: 'Use the words of version 1' }));
  expect(await names()).toHaveLength(9);
  expect(screen.getByText('Not saved: sections')).toBeVisible();
});

test('R-22 a section without a heading is told beside the sections, and nothing is saved', async () => {
  await open();
  await sections();
  await press('Change Luxury');
  await userEvent.clear(screen.getByLabelText('Heading'));
  await press('Save draft');
  const editor = within(screen.getByRole('form', { name: 'Words' }));
  expect(await editor.findByText(/^Each section needs a heading/)).toBeVisible();
  expect(screen.getByText('Not saved: sections')).toBeVisible();
});

test('R-22 who looks after patterns alone does not write the home page', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  signIn(person);
  await renderApp(HOME, { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
});
