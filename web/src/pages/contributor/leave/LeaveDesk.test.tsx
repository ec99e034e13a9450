import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { departure } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open(options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp('/contributor/leave', { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
  return view;
}

const form = () => within(screen.getByRole('form', { name: 'Leave Halfdrop' }));

test('R-23 a studio chooses the day it leaves, and may stay after all', async () => {
  const { operations } = await open();
  await userEvent.type(await screen.findByLabelText('Leave on'), '2099-01-31');
  await userEvent.click(form().getByRole('button', { name: 'Leave on this day' }));
  expect(await screen.findByText(/Your studio leaves on 31 January 2099: 12 patterns/)).toBeVisible();
  const sent = operations.find(({ name }) => name === 'AnnounceDeparture');
  expect(sent?.variables).toMatchObject({ input: { leavesAt: '2099-01-31T00:00:00.000Z' } });
  await userEvent.click(screen.getByRole('button', { name: 'Stay after all' }));
  expect(await screen.findByRole('form', { name: 'Leave Halfdrop' })).toBeVisible();
});

test('R-23 a day that is over is told under the field', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Leave on'), '2020-01-31');
  await userEvent.click(form().getByRole('button', { name: 'Leave on this day' }));
  expect(await form().findByText('Choose a future day')).toBeVisible();
});

test('R-23 everything of a studio is one click away, and what fails says so', async () => {
  const errors = [{ __typename: 'NotFoundError' as const, message: 'This does not exist.', path: ['studioId'] }];
  const { operations } = await open({ overrides: { Mutation: { linkStudioPack: () => ({ url: null, errors }) } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await screen.findByText('This does not exist.')).toBeVisible();
  await waitFor(() => expect(operations.map(({ name }) => name)).toContain('LinkStudioPack'));
});

test('R-23 a studio that the shop closes reads when and why', async () => {
  const closing = departure({
    isByShop: true,
    leavesAt: '2099-01-31T00:00:00.000Z',
    reason: 'Copies of others’ work.',
  });
  const studioDeparture = () => ({ id: '1', departure: closing, onSaleCount: 12 });
  await open({ overrides: { Query: { studioDeparture } } });
  expect(await screen.findByText('Halfdrop closes your studio on 31 January 2099.')).toBeVisible();
  expect(screen.getByText(/Copies of others’ work/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Leave Halfdrop' })).toBeNull();
});
