import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';
import { SaveTextDocument } from './SaveText.mutation.generated.ts';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

const body = () => screen.findByLabelText('Text');
const preview = async () => within(await screen.findByRole('region', { name: 'As a visitor reads it' }));
const changes = async () => within(await screen.findByRole('region', { name: 'What changes for visitors' }));

async function write(words: string) {
  await userEvent.clear(await body());
  await userEvent.click(await body());
  await userEvent.paste(words);
}

async function saveAndPublish(why: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await userEvent.type(screen.getByLabelText('Why'), why);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
}

/** Saves the privacy policy as someone else. */
async function saveElsewhere({ client }: Awaited<ReturnType<typeof open>>, words: string, revision: number) {
  const [title, summary] = ['All about privacy', 'What there is to say about privacy.'];
  const input = { kind: 'PAGE', slug: 'privacy', revision, title, summary, body: words } as const;
  await client.mutate({ mutation: SaveTextDocument, variables: { input } });
}

test('R-22 the words of a mail are looked at with samples, and not published without what they need', async () => {
  await open('/admin/content/mail/newsletter-confirm');
  const sheet = await screen.findByRole('group', { name: 'Preview' });
  expect(await within(sheet).findByText('The link works for 7 days.')).toBeVisible();
  expect(screen.getByText(/\{\{confirmUrl\}\} \(needed\)/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the page' })).toBeNull();
  await write('Hello {{name}}.');
  expect(await screen.findByText('The text lacks {{confirmUrl}}.')).toBeVisible();
  expect(screen.getByText('This mail has nothing to say for {{name}}.')).toBeVisible();
});

test('R-22 texts are listed by kind and words, and one is opened to be written', async () => {
  const { address } = await open('/admin/content');
  expect(await screen.findByRole('row', { name: /All about terms/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Articles' }));
  expect(await screen.findByRole('row', { name: /Is there a free trial\?/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /All about terms/ })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Is there a free trial?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Is there a free trial?' })).toBeVisible();
  expect(address()).toBe('/admin/content/article/free-trial');
  expect(screen.queryByLabelText('Summary')).not.toBeInTheDocument();
});

test('R-22 what is typed is seen as a visitor reads it, saved, and published with a reason', async () => {
  await open('/admin/content/page/about');
  await write('## Our looms\n\nWrite to {{supportEmail}}.');
  expect(await (await preview()).findByRole('heading', { name: 'Our looms' })).toBeVisible();
  expect(await (await preview()).findByText('Write to support@halfdrop.example.')).toBeVisible();
  expect(screen.getByText('Not saved: text')).toBeVisible();
  expect(screen.getByText('Save the draft first.')).toBeVisible();
  expect((await changes()).getByText(/looms/).tagName).toBe('INS');

  await saveAndPublish('We have looms.');
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  await waitFor(() => expect(versions.getAllByRole('listitem')[0]).toHaveTextContent(/Version 3.*In force/));
  expect(screen.getByText('There is nothing new to publish.')).toBeVisible();
});

test('R-22 an article is begun, answered and published', async () => {
  const { address } = await open('/admin/new-article');
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'GUIDES');
  await userEvent.type(screen.getByLabelText('Question'), 'How do I wash it?');
  await userEvent.type(screen.getByLabelText('Address'), 'wash fabric');
  await userEvent.click(screen.getByRole('button', { name: 'Begin article' }));
  expect(await screen.findByText(/^Must be 3 to 80 small letters/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), 'wash-fabric');
  await userEvent.click(screen.getByRole('button', { name: 'Begin article' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'How do I wash it?' })).toBeVisible();
  expect(address()).toBe('/admin/content/article/wash-fabric');
  expect(screen.getByText('Save the draft first.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Answer'), 'At 30 degrees.');
  await saveAndPublish('Asked often.');
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  expect(versions.getByRole('listitem')).toHaveTextContent(/Version 1.*In force/);
});

test('R-22 the terms wait until account holders know of them', async () => {
  await open('/admin/content/page/terms');
  expect(await screen.findByText(/Account holders are told first: 11 December 2026 at the earliest/)).toBeVisible();
  await write('## Fairer terms');
  await saveAndPublish('Fairer.');
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  await waitFor(() => expect(versions.getAllByRole('listitem')[0]).toHaveTextContent(/Version 3.*To come/));
});

test('R-22 an earlier version is compared, and its words are gone on with', async () => {
  await open('/admin/content/page/licenses');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'From version 1 to what is typed' }));
  expect((await dialog.findByText('old')).tagName).toBe('DEL');
  await userEvent.click(dialog.getByRole('button', { name: 'Use the words of version 1' }));
  expect(screen.getByText('Not saved: text')).toBeVisible();
  expect(screen.getByDisplayValue(/Words of old\./)).toBeVisible();
});

test('R-22 links that lead nowhere are named, and keep a text from being published', async () => {
  await open('/admin/content/page/cookies');
  await write('## Prices\n\n[Prices](/prices)');
  expect(await (await preview()).findByText('The link to /prices leads nowhere.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const form = within(screen.getByRole('form', { name: 'Publish' }));
  expect(await form.findByText('The link to /prices leads nowhere.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

test('R-22 who saves second sees what differs, loses nothing, and chooses whose words to go on with', async () => {
  const app = await open('/admin/content/page/privacy');
  await write('## My words');
  await saveElsewhere(app, '## Their words', 0);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));

  const conflict = within(await screen.findByRole('alert', { name: 'Somebody else has saved this text' }));
  expect(conflict.getByText('Their').tagName).toBe('DEL');
  expect(conflict.getByText('My').tagName).toBe('INS');
  expect(await body()).toHaveValue('## My words');
  await userEvent.click(conflict.getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(screen.queryByText('Somebody else has saved this text')).not.toBeInTheDocument());
  expect(await body()).toHaveValue('## My words');

  await write('## My second words');
  await saveElsewhere(app, '## Their second words', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with theirs' }));
  expect(await body()).toHaveValue('## Their second words');
});

test('what is wrong with words is told beside their field', async () => {
  await open('/admin/content/page/api');
  await body();
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
});

test.each(['/admin/content/page/nowhere', '/admin/content/poem/terms'])('%s is told to be no text', async (path) => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such text' })).toBeVisible();
});
