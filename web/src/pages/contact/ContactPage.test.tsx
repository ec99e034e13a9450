import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { GraphQLError } from 'graphql';
import { dismissToast, readToasts } from '#ui/toast.ts';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

afterEach(() => {
  for (const { id } of readToasts()) act(() => dismissToast(id));
});

const form = () => within(screen.getByRole('region', { name: 'Send a message' }));
const sendButton = () => form().getByRole('button');

async function fill() {
  await enter(form().getByLabelText('Name'), 'Grace Loom');
  await enter(form().getByLabelText('Email'), 'grace@example.com');
  await enter(form().getByLabelText('Message'), 'Do you print, too?');
}

test('R-10 CN-01 CN-02 CN-03 BC-27 shows how to reach the shop, a form and what is asked often', async () => {
  await renderApp('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();

  const mail = screen.getAllByRole('link', { name: 'help@studio.example' });
  expect(mail.map((link) => link.getAttribute('href'))).toContain('mailto:help@studio.example');
  expect(screen.getByText(/Within 24 hours/)).toBeVisible();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) expect(form().getByLabelText(label)).toBeVisible();
  const faq = screen.getByRole('region', { name: 'Asked often' });
  await userEvent.click(await within(faq).findByRole('button', { name: 'Is there a free trial?' }));
  expect(within(faq).getByText('Yes: 7 days of Membership without a card.')).toBeVisible();
});

test('CN-01 the questions stay when the address cannot be had', async () => {
  const supportEmail = () => Promise.reject(upstreamUnavailable());
  await renderApp('/contact', { overrides: { Query: { supportEmail } } });
  const faq = await screen.findByRole('region', { name: 'Asked often' });

  expect(await within(faq).findByRole('button', { name: 'Is there a free trial?' })).toBeVisible();
  expect(screen.getByText('By the form on this page')).toBeVisible();
});

test('CN-02 who is signed in is known: their name and address are filled in', async () => {
  signIn();
  await renderApp('/contact', { signedIn: true });
  await screen.findByRole('heading', { level: 1 });
  expect(form().getByLabelText('Name')).toHaveValue('Ada Weaver');
  expect(form().getByLabelText('Email')).toHaveValue('ada@example.com');

  await enter(form().getByLabelText('Message'), 'Do you print, too?');
  await userEvent.click(sendButton());
  expect(await form().findByText(/Your message is ticket/)).toBeVisible();
  expect(form().getByLabelText('Name')).toHaveValue('Ada Weaver');
  expect(form().getByLabelText('Message')).toHaveValue('');
});

test('BC-29 V-40 offers seven subjects, none of them empty', async () => {
  await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  const options = within(form().getByLabelText('Subject')).getAllByRole<HTMLOptionElement>('option');

  expect(options.map(({ value }) => value)).toEqual([
    'GENERAL',
    'SUPPORT',
    'CONTRIBUTOR',
    'PARTNERSHIP',
    'BILLING',
    'FEEDBACK',
    'OTHER',
  ]);
});

test.each([
  ['contributor', 'CONTRIBUTOR'],
  ['<script>', 'GENERAL'],
])('the subject of the address %s is chosen when it is one', async (wanted, chosen) => {
  await renderApp(`/contact?subject=${encodeURIComponent(wanted)}`);
  await screen.findByRole('heading', { level: 1 });

  expect(form().getByLabelText('Subject')).toHaveValue(chosen);
});

test('V-01 V-17 V-18 a blank form names three fields and sends nothing', async () => {
  const { operations } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(sendButton());

  for (const words of ['Name is required', 'Email is required', 'Message is required']) {
    expect(await form().findByText(words)).toBeVisible();
  }
  expect(operations.map(({ name }) => name)).not.toContain('SendMessage');
});

test('V-02 an address without an ending is refused', async () => {
  await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  await enter(form().getByLabelText('Email'), 'a@b');
  await userEvent.click(sendButton());

  expect(await form().findByText('Invalid email address')).toBeVisible();
});

test('CN-04 CN-05 ER-46 E-35 HP-20 a message without a chosen subject is sent, then said to be, with its number', async () => {
  const { operations } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  await fill();
  await userEvent.click(sendButton());

  expect(await screen.findByText('Message sent!')).toBeVisible();
  expect(screen.getByText("Thank you for contacting us. We'll get back to you within 24 hours.")).toBeVisible();
  expect(form().getByLabelText('Message')).toHaveValue('');
  expect(form().getByRole('status')).toHaveTextContent('Your message is ticket HD-T-22222222.');
  expect(operations.findLast(({ name }) => name === 'SendMessage')?.variables).toEqual({
    input: { name: 'Grace Loom', email: 'grace@example.com', subject: 'GENERAL', message: 'Do you print, too?' },
  });
});

test('CN-05 a message that was not stored is not said to be sent, and stays in the form', async () => {
  const sendMessage = () => {
    throw upstreamUnavailable();
  };
  await renderApp('/contact', { overrides: { Mutation: { sendMessage } } });
  await screen.findByRole('heading', { level: 1 });
  await fill();
  await userEvent.click(sendButton());

  expect(await screen.findByText('Message not sent')).toBeVisible();
  expect(screen.queryByText('Message sent!')).toBeNull();
  expect(form().getByRole('alert')).toHaveTextContent('The shop cannot be reached just now. Please try again.');
  expect(form().getByLabelText('Message')).toHaveValue('Do you print, too?');
});

test('CN-05 what the server refuses stands under its field', async () => {
  const refusal = { __typename: 'ValidationError' as const, message: 'Invalid email address', path: ['email'] };
  const sendMessage = () => ({ ticket: null, errors: [refusal] });
  await renderApp('/contact', { overrides: { Mutation: { sendMessage } } });
  await screen.findByRole('heading', { level: 1 });
  await fill();
  await userEvent.click(sendButton());

  expect(await screen.findByText('Message not sent')).toBeVisible();
  expect(form().getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
});

test('after too many messages the button counts down', async () => {
  const sendMessage = () => {
    throw new GraphQLError('Too many attempts. Please wait and try again.', {
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 90 },
    });
  };
  await renderApp('/contact', { overrides: { Mutation: { sendMessage } } });
  await screen.findByRole('heading', { level: 1 });
  await fill();
  await userEvent.click(sendButton());

  expect(await form().findByRole('button', { name: /^Try again in (90|89|88) s$/ })).toBeDisabled();
});
