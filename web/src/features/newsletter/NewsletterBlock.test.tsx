import { MockedProvider } from '@apollo/client/testing/react';
import { ChakraProvider } from '@chakra-ui/react';
import { SchemaLink } from '@apollo/client/link/schema';
import { mockSchema, upstreamUnavailable, type MockSchemaOptions } from '@halfdrop/mocks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '#ui/system.ts';
import { NewsletterBlock } from './NewsletterBlock.tsx';

function show(options: MockSchemaOptions = {}) {
  render(
    <MockedProvider link={new SchemaLink({ schema: mockSchema(options) })}>
      <ChakraProvider value={system}>
        <NewsletterBlock />
      </ChakraProvider>
    </MockedProvider>,
  );
}

const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

test('HM-12 HM-13 shows the claim, a field and a button', () => {
  show();

  expect(screen.getByRole('region', { name: 'New patterns, by mail' })).toHaveTextContent(
    'Hear first what has come off the table.',
  );
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test.each([
  ['V-01', ' ', 'Email is required'],
  ['V-02', 'a@b', 'Invalid email address'],
])('HM-12 %s refuses %p with "%s"', async (_row, typed, words) => {
  show();
  await userEvent.type(screen.getByLabelText('Email'), typed);
  await subscribe();

  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('HM-12 E-37 says the same for a new and for a repeated address, once it is stored', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
  for (let asked = 0; asked < 2; asked += 1) {
    await subscribe();
    expect(await screen.findByText(/^Check your inbox. Unless grace@example.com is on the list already/)).toBeVisible();
  }
});

test('HM-12 says honestly when the address was not stored', async () => {
  const subscribeToNewsletter = () => {
    throw upstreamUnavailable();
  };
  show({ overrides: { Mutation: { subscribeToNewsletter } } });
  await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
  await subscribe();

  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached just now. Please try again.');
  expect(screen.queryByText(/Check your inbox/)).toBeNull();
});
