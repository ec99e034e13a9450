import { user } from '@halfdrop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

beforeEach(() => {
  localStorage.clear();
});

async function open(path: string, options: Options = {}) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN', ...options });
}
async function openTicket(number: string, options: Options = {}) {
  const view = await open(`/admin/support/${number}`, options);
  await screen.findByRole('list', { name: 'Conversation' });
  return view;
}
const subjects = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
const sent = ({ operations }: Awaited<ReturnType<typeof open>>, name: string) =>
  operations.filter((operation) => operation.name === name).map(({ variables }) => variables['input']);

test('HP-20 PR-14 who does not answer tickets is refused, and none is asked for', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  signIn(person);
  const { operations } = await renderApp('/admin/support', {
    signedIn: true,
    role: 'ADMIN',
    overrides: { Query: { viewer: () => person } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('Inbox');
});

test('HP-20 the inbox shows what is to be answered, those due first in front, and its presets', async () => {
  const { address } = await open('/admin/support');
  await screen.findByRole('link', { name: 'No receipt' });
  expect((await subjects()).slice(0, 2)).toEqual(['Contact form: billing', 'No receipt']);

  await userEvent.click(screen.getByRole('link', { name: 'Overdue' }));
  await waitFor(async () => expect(await subjects()).toEqual(['Contact form: billing']));
  expect(address()).toBe('/admin/support?view=overdue');
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  await userEvent.type(screen.getByLabelText('Number, address or words'), 'two accounts{Enter}');
  await waitFor(async () => expect(await subjects()).toEqual(['Two accounts']));
  expect(address()).toBe('/admin/support?view=all&q=two+accounts');
});

test('HP-20 many tickets are assigned at once, over pages, with what was refused', async () => {
  const view = await open('/admin/support');
  await userEvent.click(await screen.findByLabelText('Select No receipt'));
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await userEvent.click(await screen.findByLabelText('Select Question 30 about a file'));
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));

  expect(await screen.findByText('2 assigned to you.')).toBeVisible();
  expect(sent(view, 'ChangeTicket')).toMatchObject([
    { number: 'HD-T-22222222', assigneeId: 'user-1' },
    { assigneeId: 'user-1' },
  ]);
});

test('HP-20 a ticket is answered with a text that is used again, and stands in the thread', async () => {
  const view = await openTicket('HD-T-33333333');
  expect(screen.getByText('Their plan ended in May.')).toBeVisible();
  await userEvent.selectOptions(await screen.findByLabelText('Insert a text'), 'Is it solved?');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Hello Sam,\n\nhas this solved it for you?');
  await userEvent.click(screen.getByRole('button', { name: 'Send and close' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue(''));
  const thread = within(screen.getByRole('list', { name: 'Conversation' }));
  expect(await thread.findByText(/has this solved it for you/)).toBeVisible();
  expect(sent(view, 'AnswerTicket')).toMatchObject([{ version: 4, kind: 'REPLY', isClosing: true }]);
  expect(await screen.findByText('Closed')).toBeVisible();
});

test('an answer that crosses with another is kept, and goes out for what is true now', async () => {
  let tries = 0;
  await openTicket('HD-T-33333333', {
    overrides: {
      Mutation: {
        answerTicket: () => {
          tries += 1;
          const message = 'This was changed elsewhere in the meantime.';
          return {
            conversation: null,
            errors: [{ __typename: 'VersionConflictError', message, path: ['version'], currentVersion: 5 }],
          };
        },
      },
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'Under Plan.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText('This was changed elsewhere in the meantime.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Under Plan.');
  expect(tries).toBe(1);
});

test('a note is for the staff alone', async () => {
  const view = await openTicket('HD-T-33333333');
  await userEvent.click(screen.getByRole('button', { name: 'Note for the staff' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Called them.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep note' }));

  expect(await screen.findByText('Called them.')).toBeVisible();
  expect(sent(view, 'AnswerTicket')).toMatchObject([{ kind: 'NOTE', body: 'Called them.' }]);
});

test('who else has the ticket open is told', async () => {
  await openTicket('HD-T-22222222');
  expect(await screen.findByText('Noor Haddad is writing an answer.')).toBeVisible();
});

test('HP-20 a ticket is assigned, closed, opened again and merged', async () => {
  const { address } = await openTicket('HD-T-44444444');
  await screen.findByRole('option', { name: 'Ada Lovelace' });
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Ada Lovelace');
  expect(await screen.findByText(/^Assigned to Ada Lovelace, by/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close without an answer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(await screen.findByText(/^Opened again, by/)).toBeVisible();

  await userEvent.type(screen.getByLabelText('Goes on in ticket'), 'hd-t-22222222');
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(/^HD-T-44444444 goes on here, by/)).toBeVisible();
  expect(address()).toBe('/admin/support/HD-T-22222222');
});

test('HP-20 the receipt and a fresh link are sent from beside the ticket', async () => {
  await openTicket('HD-T-22222222');
  const orders = within(screen.getByRole('region', { name: 'Orders' }));
  await userEvent.click(orders.getByRole('button', { name: 'Send receipt again' }));
  expect(await orders.findByText('The receipt is on its way to ada@example.com.')).toBeVisible();
  await userEvent.click(orders.getByRole('button', { name: 'Send fresh link' }));
  expect(await orders.findByText('The link is on its way to ada@example.com.')).toBeVisible();
  expect(orders.getByRole('link', { name: 'HDO-00000000' })).toHaveAttribute('href', '/admin/orders/HDO-00000000');
  expect(orders.getByRole('link', { name: 'Refund' })).toHaveAttribute('href', '/admin/orders/HDO-00000000');
});

test('a number nobody has is told', async () => {
  await open('/admin/support/HD-T-NOSUCH22');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such ticket' })).toBeVisible();
});

test('the texts that are used again are changed, and a new one is kept', async () => {
  const view = await open('/admin/support');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit texts' }));
  await userEvent.selectOptions(await screen.findByLabelText('Text'), 'Is it solved?');
  await userEvent.type(screen.getByLabelText('Words'), ' Tell us.');
  await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(sent(view, 'SaveSupportMacro')).toMatchObject([{ id: 'macro-2', version: 1 }]));
});

test('HP-20 who leaves a ticket with an answer that is not sent is asked first, by a link and by Ctrl K', async () => {
  const { address } = await openTicket('HD-T-22222222');
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'It is on its way.');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Desk, order/ }), 'sta{Enter}');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(address()).toBe('/admin/support/HD-T-22222222');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('It is on its way.');

  asked.mockReturnValue(true);
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(address()).toBe('/admin/orders'));
});
