import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp('/contributor/insights', { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await screen.findByRole('heading', { level: 2, name: 'By pattern' });
  return view;
}

const cells = (table: string, row: number) =>
  within(within(screen.getByRole('table', { name: table })).getAllByRole('row')[row] ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('R-23 a studio sees what was viewed, sold and claimed by day and by pattern, and found by, over a time of its choice', async () => {
  const { operations } = await open({ studioRole: 'EDITOR' });
  expect(await screen.findByRole('img', { name: /^60 sold and 45 claimed with plans, at most/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^1,\d{3} viewed, at most \d+ on a day\.$/ })).toBeVisible();
  expect(cells('By pattern', 1)).toEqual(['190', '18', '9']);
  expect(screen.getByRole('row', { name: 'woven dots 84' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Time'), '90 days');
  expect(await screen.findByRole('img', { name: /^180 sold and/ })).toBeVisible();
  expect(operations.filter(({ name }) => name === 'StudioInsights').map(({ variables }) => variables)).toMatchObject([
    { span: 'MONTH' },
    { span: 'QUARTER' },
  ]);
});

test('R-23 what people search for and do not find stands there as a brief that leads to the uploads', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Wanted' }));
  expect(table.getByRole('rowheader', { name: 'koi pond' })).toBeVisible();
  expect(cells('Wanted', 1).slice(0, 2)).toEqual(['64', '171']);
  expect(table.getByRole('link', { name: 'Upload for this: koi pond' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/contributor\/uploads\?studio=/),
  );
});

test('R-23 a studio of which nothing happened reads what helps', async () => {
  await open({ scenario: 'empty' });
  expect(await screen.findByText('Nothing viewed, sold or claimed in this time')).toBeVisible();
  expect(await screen.findByText('Nothing is missing now')).toBeVisible();
  expect(screen.getByText(/: nothing viewed\.$/)).toBeVisible();
  expect(screen.getByText(/: nothing sold or claimed with plans\.$/)).toBeVisible();
});
