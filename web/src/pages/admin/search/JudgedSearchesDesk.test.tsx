import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('CT-03 what people search for is judged by what it finds, changed, and taken away', async () => {
  const { operations } = await open('/admin/search/judged');
  await userEvent.click(await screen.findByRole('button', { name: 'unicorn, 14 times' }));
  expect(screen.getByLabelText('Who searches for')).toHaveValue('unicorn');
  await enter(screen.getByLabelText('Show other patterns (optional)'), 'Ripple');
  const found = within(await screen.findByRole('list', { name: 'Found for “Ripple”' }));
  const { title } = asset(5);
  await userEvent.selectOptions(await found.findByLabelText(title), 'Good');
  await userEvent.click(screen.getByRole('button', { name: 'Keep judgment' }));
  expect(await screen.findByRole('row', { name: /unicorn/ })).toHaveTextContent(title);
  expect(operations.findLast(({ name }) => name === 'SaveJudgedSearch')?.variables).toEqual({
    input: { words: 'unicorn', grades: [{ patternId: asset(5).id, grade: 2 }] },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'unicorn, 14 times' })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Change unicorn' }));
  expect(within(screen.getByRole('list', { name: 'Graded: 1' })).getByLabelText(title)).toHaveDisplayValue('Good');
  await userEvent.click(screen.getByRole('button', { name: 'Remove unicorn' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /unicorn/ })).toBeNull());
});

test('CT-03 a judgment without a grade is refused in words', async () => {
  await open('/admin/search/judged');
  await enter(await screen.findByLabelText('Who searches for'), 'unicorn');
  await userEvent.click(screen.getByRole('button', { name: 'Keep judgment' }));
  expect(await screen.findByText('Grade 1 to 60 patterns, each once')).toBeVisible();
});

test('CT-03 a synonym shows what it does to the judged searches before it is saved', async () => {
  await open('/admin/search');
  await enter(await screen.findByLabelText('Who types'), 'bird');
  await enter(screen.getByLabelText('Means as well'), 'heron');
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  const run = within(await screen.findByRole('status', { name: 'Judged searches' }));
  expect(run.getByRole('heading', { name: 'Judged searches: 0.50 to 1.00' })).toBeVisible();
  expect(run.getByText(/1 of 2 find other patterns/)).toBeVisible();
  expect(run.getByRole('heading', { name: 'bird: 0.00 to 1.00' })).toBeVisible();
  expect(run.getAllByText(/Enters at 1:/)).toHaveLength(1);
});

test('CT-03 a pin shows what it does to the judged searches before it is saved', async () => {
  await open('/admin/search/pins');
  await enter(await screen.findByLabelText('Who searches for'), 'bird');
  await enter(screen.getByLabelText('Sees first'), asset(8).sku);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  const run = within(await screen.findByRole('status', { name: 'Judged searches' }));
  expect(run.getByRole('link', { name: asset(8).title })).toBeVisible();
});

test('CT-03 a shop where nothing is judged says how to begin', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin/search', { signedIn: true, role: 'ADMIN', scenario: 'empty' });
  await enter(await screen.findByLabelText('Who types'), 'bird');
  await enter(screen.getByLabelText('Means as well'), 'heron');
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByRole('link', { name: 'Judge what people search for' })).toBeVisible();
});
