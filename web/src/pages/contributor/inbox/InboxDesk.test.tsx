import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open(path: string, options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp(path, { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
  return view;
}

const notices = () => within(screen.getByRole('list', { name: 'Notices' })).getAllByRole('listitem');
const entry = (name: string) => screen.findByRole('link', { name });

test('R-23 the inbox tells what happened, the newest first, and the menu how much of it is unread', async () => {
  await open('/contributor/inbox');
  expect(await entry('Inbox 3 unread')).toHaveAttribute('aria-current', 'page');
  const told = notices().map(({ textContent }) => textContent);
  expect(told).toHaveLength(11);
  expect(told[0]).toMatch(/^New: Payout 3 of \$43\.50 did not arriveThe bank account is closed\./);
  expect(told.slice(3)).toEqual([
    expect.stringMatching(/^We do not take “Woven Dots 9”/),
    expect.stringMatching(/^“Woven Dots 10” needs a change/),
    expect.stringMatching(/^“.*” has a new review/),
    expect.stringMatching(/^Your statement for October 2026 is readyYou earned \$61\.20\./),
    expect.stringMatching(/^\$61\.20 is on its way to your bank/),
    expect.stringMatching(/^Your first sale“.*” was sold\. You earned \$4\.50 by it\./),
    expect.stringMatching(/^Your application was accepted/),
    expect.stringMatching(/^What we pay studios changes on 1 February 2027Studios get more/),
  ]);
});

test('R-23 one notice is marked as read, then all', async () => {
  await open('/contributor/inbox');
  await userEvent.click(screen.getByRole('button', { name: /^Mark as read “Woven Dots 8”/ }));
  expect(await entry('Inbox 2 unread')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await entry('Inbox')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull());
});

test('R-23 following a notice leads to what it is about and marks it as read', async () => {
  const { address } = await open('/contributor/inbox');
  await userEvent.click(screen.getByRole('link', { name: /^Payout 3/ }));
  await waitFor(() => expect(address()).toMatch(/^\/contributor\/earnings/));
  expect(await entry('Inbox 2 unread')).toBeVisible();
});

test('PR-10 an editor is told nothing of money', async () => {
  await open('/contributor/inbox', { studioRole: 'EDITOR' });
  expect(await entry('Inbox 2 unread')).toBeVisible();
  expect(
    notices()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toMatch(/ayout|statement/);
});

test('R-23 an empty inbox says what it is for', async () => {
  await open('/contributor/inbox', { scenario: 'empty' });
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what comes by mail' })).toBeVisible();
});

test('R-23 what cannot be marked is told, and stays unread', async () => {
  const errors = [{ __typename: 'NotFoundError' as const, message: 'This does not exist.', path: ['noticeId'] }];
  await open('/contributor/inbox', { overrides: { Mutation: { markNoticesRead: () => ({ inbox: null, errors }) } } });
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('This does not exist.')).toBeVisible();
  expect(await entry('Inbox 3 unread')).toBeVisible();
});

test('R-23 a member chooses what comes by mail, and the choice is kept at once', async () => {
  const { operations } = await open('/contributor/studio');
  const box = await screen.findByRole('checkbox', { name: 'The first sale' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  const sent = operations.find(({ name }) => name === 'ChooseNoticeMail');
  expect(sent?.variables).toMatchObject({ input: { topic: 'SALES', isMailed: false } });
});

test('PR-10 an editor chooses of what is for editors', async () => {
  await open('/contributor/studio', { studioRole: 'EDITOR' });
  await screen.findByRole('checkbox', { name: 'The first sale' });
  expect(screen.queryByRole('checkbox', { name: /Payouts|Statements/ })).toBeNull();
});
