import { demoStudioPayouts, designers } from '@halfdrop/mocks';
import { screen, within } from '@testing-library/react';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  await renderApp('/contributor', { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('heading', { level: 2, name: 'To do' });
}

const tasks = () =>
  within(screen.getByRole('list', { name: 'To do' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const studio = designers[0]?.slug ?? '';

test('R-23 what a designer has to do stands first, the most urgent of it on top, each with the way there', async () => {
  await open();
  expect(tasks()).toEqual([
    ['Changes are asked for: 1 pattern', `/contributor/patterns?studio=${studio}&state=CHANGES_REQUESTED`],
    ['Rejected: read why, and appeal or withdraw: 1 pattern', `/contributor/patterns?studio=${studio}&state=REJECTED`],
    ['Failed the check of the file: 1 pattern', `/contributor/patterns?studio=${studio}&state=FAILED`],
    ['Describe and hand in: 1 pattern', `/contributor/patterns?studio=${studio}&state=READY`],
  ]);
});

test('R-23 an owner who cannot be paid yet is told what is missing, and an editor is not', async () => {
  const id = designers[0]?.id ?? '';
  const account = { status: 'PENDING' as const, reason: null };
  const studioPayouts = () => ({ ...demoStudioPayouts(id), account, taxPapers: null });
  await open({ overrides: { Query: { studioPayouts } } });
  const earnings = `/contributor/earnings?studio=${studio}`;
  expect(tasks().slice(-2)).toEqual([
    ['Set up where your money goes', earnings],
    ['Fill in the tax papers', earnings],
  ]);
});

test('R-23 an editor sees what was sold, and no money', async () => {
  await open({ studioRole: 'EDITOR' });
  const sales = within(screen.getByRole('region', { name: 'Last 30 days' }));
  expect(sales.getByRole('img', { name: /^60 sold and 45 claimed with plans, at most/ })).toBeVisible();
  expect(sales.queryByText('Balance')).toBeNull();
  expect(tasks()).toHaveLength(4);
});

test('R-23 an owner sees what was sold in 30 days, and the balance with the way to it', async () => {
  await open();
  const sales = within(screen.getByRole('region', { name: 'Last 30 days' }));
  expect(sales.getByRole('link', { name: '$43.50' })).toHaveAttribute('href', `/contributor/earnings?studio=${studio}`);
  expect(sales.getByRole('link', { name: 'See them by pattern' })).toBeVisible();
});

test('R-23 what waits for a review is counted, with its place in the queue and how long others waited', async () => {
  await open();
  const waiting = within(screen.getByRole('region', { name: 'In review' }));
  expect(waiting.getByText('3 patterns wait for an answer.')).toBeVisible();
  expect(await waiting.findByText(/half came within/)).toBeVisible();
  const [first] = within(waiting.getByRole('list', { name: 'First in the queue' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Number \d+ in the queue, answer by /);
});

test('R-23 a studio without patterns begins with its first files', async () => {
  await open({ scenario: 'empty' });
  expect(tasks()[0]?.[0]).toBe('Upload your first files');
  expect(screen.getByText('Nothing of yours waits for a review.')).toBeVisible();
});

test('R-23 what cannot be read is said, and the rest is shown', async () => {
  await open({ overrides: { Query: { studioInsights: () => null } } });
  expect(screen.getByRole('alert')).toHaveTextContent('Not all of it could be loaded');
  expect(screen.queryByRole('region', { name: 'Last 30 days' })).toBeNull();
  expect(tasks()).toHaveLength(4);
});
