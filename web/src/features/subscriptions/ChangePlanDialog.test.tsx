import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planOf, upstreamUnavailable, usd } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { messages } from '../../../test/messages.ts';
import { renderApp } from '../../../test/render.tsx';

async function openChange(button: string, options: Parameters<typeof renderApp>[1] = {}) {
  signIn();
  const app = await renderApp('/pricing?billing=yearly', { signedIn: true, subscription: 'active', ...options });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change to/ }));
  return { ...app, dialog };
}

const sentChanges = (operations: Awaited<ReturnType<typeof renderApp>>['operations']) =>
  operations.filter(({ name }) => name === 'ChangePlan').map(({ variables }) => variables['input']);

test('B-09 an upgrade shows what is charged now, and charges just that', async () => {
  const { dialog, operations } = await openChange('Upgrade to Elite, yearly');
  expect(await dialog.findByText('$1,000.00')).toBeVisible();
  expect(dialog.getByText('Immediately')).toBeVisible();
  expect(sentChanges(operations)).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Pay $1,000.00 and upgrade' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentChanges(operations)).toEqual([
    { planId: 'elite-yearly', previewedAt: '2026-11-02T09:00:00.000Z', expectedDue: 100_000 },
  ]);
  const elite = within(await screen.findByRole('article', { name: 'Elite' }));
  expect(await elite.findByRole('button', { name: 'Current plan' })).toBeDisabled();
  expect(messages()).toBeEmptyDOMElement();
});

test('B-10 a downgrade is charged nothing and waits for the renewal', async () => {
  const { dialog, operations } = await openChange('Switch at renewal to Starter, yearly');
  expect(await dialog.findByText('$0.00')).toBeVisible();
  expect(dialog.getByText('1 November 2027')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Switch at renewal' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentChanges(operations)).toHaveLength(1);
  const starter = within(await screen.findByRole('article', { name: 'Starter' }));
  expect(await starter.findByRole('button', { name: 'From 1 November 2027' })).toBeDisabled();
});

test('an amount that has changed is shown and asked for again; nothing is charged meanwhile', async () => {
  let looks = 0;
  const planChangePreview = () => {
    looks += 1;
    const previewedAt = `2026-11-02T09:00:0${looks}.000Z`;
    const dueNow = usd(looks * 1100);
    return { plan: planOf('elite-yearly'), dueNow, isImmediate: true, takesEffectAt: previewedAt, previewedAt };
  };
  const message = 'The amount has changed. Please check it and try again.';
  const changePlan = () => ({
    subscription: null,
    errors: [{ __typename: 'PlanChangedError' as const, message, path: ['expectedDue'], preview: planChangePreview() }],
  });
  const { dialog } = await openChange('Upgrade to Elite, yearly', {
    overrides: { Query: { planChangePreview }, Mutation: { changePlan } },
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pay $11.00 and upgrade' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(await dialog.findByRole('button', { name: 'Pay $33.00 and upgrade' })).toBeVisible();
});

test('a change that breaks off says that nothing was charged', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const changePlan = () => {
    throw upstreamUnavailable();
  };
  const { dialog } = await openChange('Upgrade to Elite, yearly', { overrides: { Mutation: { changePlan } } });
  await userEvent.click(await dialog.findByRole('button', { name: /and upgrade$/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The plan was not changed. Nothing was charged.');
});

test('a change that cannot be computed can be asked for again, or left', async () => {
  const { dialog } = await openChange('Upgrade to Elite, yearly', {
    overrides: { Query: { planChangePreview: () => null } },
  });
  expect(await dialog.findByText('The change cannot be computed just now')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});
