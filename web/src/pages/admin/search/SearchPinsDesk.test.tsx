import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open() {
  signIn({ role: 'ADMIN' });
  return renderApp('/admin/search/pins', { signedIn: true, role: 'ADMIN' });
}

test('CT-03 patterns are pinned for a search, in an order and until a day', async () => {
  const { operations } = await open();
  expect(await screen.findByRole('row', { name: /peony.*24 December 2026/ })).toBeVisible();
  await enter(screen.getByLabelText('Who searches for'), 'rose');
  await enter(screen.getByLabelText('Sees first'), 'HD-99999999');
  await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
  expect(await screen.findByText('No pattern on sale has this asset ID')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Sees first'));
  await enter(screen.getByLabelText('Sees first'), `${asset(2).sku}\n${asset(1).sku}`);
  await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
  expect(await screen.findByRole('row', { name: /rose.*Always/ })).toHaveTextContent(
    `${asset(2).title}, ${asset(1).title}`,
  );
  expect(operations.findLast(({ name }) => name === 'SaveSearchPin')?.variables).toEqual({
    input: { words: 'rose', skus: [asset(2).sku, asset(1).sku], endsOn: null },
  });
});

test('CT-03 what is pinned is changed, and taken away', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change winter stripes' }));
  expect(screen.getByLabelText('Who searches for')).toHaveValue('winter stripes');
  await userEvent.click(screen.getByRole('button', { name: 'Remove winter stripes' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /winter stripes/ })).toBeNull());
});
