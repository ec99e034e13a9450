import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open(path = '/contributor/reviews', options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp(path, { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
  return view;
}

const items = async () => within(await screen.findByRole('list', { name: 'Reviews' })).getAllByRole('listitem');

async function item(index: number): Promise<HTMLElement> {
  const found = (await items()).at(index);
  if (!found) throw new Error(`There is no review ${index}.`);
  return found;
}

test('R-23 a studio reads what buyers say of its patterns, and answers once', async () => {
  const { operations } = await open();
  expect(await item(1)).toHaveTextContent('Your answer');
  await userEvent.click(within(await item(0)).getByRole('button', { name: /^Answer to the review of/ }));
  const form = within(screen.getByRole('form', { name: 'Answer' }));
  await enter(form.getByLabelText('Your answer'), 'Thank you!');
  await userEvent.click(form.getByRole('button', { name: 'Publish answer' }));

  await waitFor(async () => expect(await item(0)).toHaveTextContent('Thank you!'));
  expect(within(await item(0)).getByRole('button', { name: /^Edit answer/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Without an answer 0' })).toBeVisible();
  expect(operations.find(({ name }) => name === 'AnswerReview')?.variables).toMatchObject({
    input: { text: 'Thank you!' },
  });
});

test('R-23 an answer is written anew, and taken back', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit answer/ }));
  await enter(screen.getByLabelText('Your answer'), 'It is for cloth.');
  await userEvent.click(screen.getByRole('button', { name: 'Update answer' }));
  await waitFor(async () => expect(await item(1)).toHaveTextContent('It is for cloth.'));

  await userEvent.click(screen.getByRole('button', { name: /^Edit answer/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove answer' }));
  await waitFor(async () => expect(await item(1)).not.toHaveTextContent('It is for cloth.'));
  expect(screen.getByRole('button', { name: 'Without an answer 2' })).toBeVisible();
});

test('R-23 an answer without words is refused at its field, and nothing of it is lost', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Answer to/ }));
  await enter(screen.getByLabelText('Your answer'), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }));
  expect(await screen.findByText('Answer is required')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Answer' })).toBeNull();
});

test('R-23 what waits for an answer can be seen alone', async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Without an answer 1' }));
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(address()).toMatch(/state=open/);
});

test('R-23 a studio without reviews is told what they are', async () => {
  await open('/contributor/reviews', { scenario: 'empty' });
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});
