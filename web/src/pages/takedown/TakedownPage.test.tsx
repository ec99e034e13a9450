import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '@halfdrop/mocks';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

async function name(pattern: string) {
  await userEvent.clear(screen.getByLabelText('Pattern'));
  await enter(screen.getByLabelText('Pattern'), pattern);
}
async function fill() {
  await enter(screen.getByLabelText('Your right'), 'It is my print of 2019.');
  await enter(screen.getByLabelText('Name'), 'Grace Hopper');
  await enter(screen.getByLabelText('Email'), 'grace@example.com');
  await enter(screen.getByLabelText('Postal address'), '1 Navy Street, Arlington');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}

test('R-22 a visitor claims a right in a pattern, and reads the number and where the mail goes', async () => {
  const { operations } = await renderApp(`/takedown?pattern=${asset(1).sku}`);
  const send = await screen.findByRole('button', { name: 'Send claim' });
  expect(screen.getByLabelText('Pattern')).toHaveValue(asset(1).sku);
  await userEvent.click(send);
  expect(await screen.findByText('Your name is required')).toBeVisible();
  expect(screen.getByText('Confirm that all of this is true')).toBeVisible();
  await fill();
  await name('HD-99999999');
  await userEvent.click(send);
  expect(await screen.findByText('No pattern on sale has this asset ID or address.')).toBeVisible();
  await name(asset(1).sku);
  await userEvent.click(send);
  expect(await screen.findByText('HD-C-66666666')).toBeVisible();
  expect(screen.getByText(/on its way to grace@example\.com/)).toBeVisible();
  expect(operations.findLast((each) => each.name === 'RequestTakedown')?.variables).toMatchObject({
    input: { pattern: asset(1).sku, isGoodFaith: true, isAccurate: true },
  });
});

test('R-22 the link of the mail confirms a claim at one click, and says when it is dead', async () => {
  const { unmount } = await renderApp('/takedown/confirm?token=takedown-token');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm claim' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your claim is confirmed' })).toBeVisible();
  unmount();
  await renderApp('/takedown/confirm?token=old');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm claim' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('R-22 the link of the mail about a counter-notice says that a court has the case', async () => {
  const { unmount } = await renderApp('/takedown/court?token=takedown-token');
  await userEvent.click(await screen.findByRole('button', { name: 'Tell us' }));
  expect(await screen.findByText('The court and its number is required')).toBeVisible();
  await enter(screen.getByLabelText('Court and number of the case'), 'District Court, 12 C 345');
  await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
  expect(await screen.findByText(/stays off sale/)).toBeVisible();
  unmount();
  await renderApp('/takedown/court?token=old');
  await enter(await screen.findByLabelText('Court and number of the case'), 'District Court');
  await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
  expect(await screen.findByText('This does not exist.')).toBeVisible();
});
