import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { certificate, entitlement } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const verified = (changes: Parameters<typeof certificate>[1]) => ({
  overrides: { Query: { certificate: () => certificate(entitlement(), changes) } },
});
const { certificateCode } = entitlement();

test('a code is typed on /verify and leads to what it stands for, the holder masked', async () => {
  const { address } = await renderApp('/verify', { overrides: verified({}).overrides });
  expect(await screen.findByRole('heading', { name: 'Verify a certificate', level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the code of the certificate');
  await userEvent.type(screen.getByRole('textbox', { name: 'Certificate code' }), `${certificateCode}{Enter}`);

  expect(await screen.findByRole('heading', { name: 'This licence is valid', level: 1 })).toBeVisible();
  expect(address()).toBe(`/verify/${certificateCode}`);
  expect(screen.getByText('A••• W•••')).toBeVisible();
  expect(screen.getByText('Standard licence')).toBeVisible();
  expect(screen.getByText('1 November 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Version 2' })).toHaveAttribute('href', '/license-terms?version=2');
});

test.each([
  ['REFUNDED', 'This licence was refunded', /may not be used under it any more/],
  [
    'SUPERSEDED',
    'This licence was superseded',
    /A wider licence of the same pattern took its place on 20 November 2026/,
  ],
] as const)('a certificate that is %s says so and what follows', async (status, title, words) => {
  await renderApp(`/verify/${certificateCode}`, verified({ status, statusChangedAt: '2026-11-20T09:00:00.000Z' }));
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('a code of no certificate says so, and another one can be tried', async () => {
  await renderApp('/verify/HDC-1');
  expect(await screen.findByRole('heading', { name: 'No certificate has this code', level: 1 })).toBeVisible();
  expect(screen.getByText('HDC-1')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Certificate code' })).toBeVisible();
});

test('a pattern that has left the shop keeps its name, without a link', async () => {
  await renderApp(`/verify/${certificateCode}`, verified({ asset: null, title: 'Gone Garden' }));
  expect(await screen.findByText('Gone Garden')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gone Garden' })).toBeNull();
});

test('whoever asks too often, or finds the shop down, is told, and may try again', async () => {
  let isLimited = true;
  const answer = () => {
    if (isLimited) throw new GraphQLError('Too many attempts. Please wait and try again.');
    return certificate();
  };
  await renderApp(`/verify/${certificateCode}`, { overrides: { Query: { certificate: answer } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait and try again.');
  isLimited = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'This licence is valid' })).toBeVisible();
});
