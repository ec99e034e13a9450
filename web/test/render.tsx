import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { mockSchema, type MockSchemaOptions } from '@halfdrop/mocks';
import { act, render } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { useLayoutEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { Providers } from '#app/Providers.tsx';
import { makeClient } from '#lib/apollo.ts';
import type { Currency } from '#lib/currency.ts';
import { readSession } from '#lib/session.ts';
import { subscriptionLink } from './subscription-link.ts';

/** An operation sent by the page. */
export interface SentOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Fetch options that differ from the defaults. */
  readonly fetchOptions: unknown;
}

interface AddressProps {
  readonly onChange: (address: string, navigate: NavigateFunction) => void;
}

function Address({ onChange }: AddressProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Set together with the page: effects may run after its heading has been found.
  useLayoutEffect(() => {
    onChange(pathname + search, navigate);
  });
  return null;
}

interface RenderOptions extends MockSchemaOptions {
  /** Mounts everything twice, as React's strict mode does in development. */
  readonly isStrict?: boolean;
  /** Leading currency; dollars by default. */
  readonly currency?: Currency;
}

/** Renders the whole shop at an address, on the mocked schema. */
export async function renderApp(
  address: string,
  { isStrict = false, currency = 'USD', ...options }: RenderOptions = {},
) {
  const operations: SentOperation[] = [];
  const where: { address: string; navigate?: NavigateFunction } = { address };
  const log = new ApolloLink((operation, forward) => {
    const { fetchOptions } = operation.getContext();
    operations.push({ name: operation.operationName ?? '', variables: operation.variables, fetchOptions });
    return forward(operation);
  });
  const schema = mockSchema(options);
  const context = () => ({ token: readSession()?.token ?? null });
  const answers = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink(schema, context),
    new SchemaLink({ schema, validate: true, context }),
  );
  const client = makeClient({ link: log.concat(answers) });

  // React 19: a suspending tree must be rendered in an awaited `act`, or it stays empty.
  const view = await act(async () =>
    render(
      <Providers client={client} currency={currency}>
        <MemoryRouter initialEntries={[address]}>
          <App />
          <Address onChange={(now, navigate) => Object.assign(where, { address: now, navigate })} />
        </MemoryRouter>
      </Providers>,
      { reactStrictMode: isStrict },
    ),
  );
  /** Moves through the history like the browser's buttons: -1 is Back. */
  const travel = (steps: number) => act(async () => void where.navigate?.(steps));
  /** Navigates to another address, like a link. */
  const goTo = (target: string) => act(async () => void where.navigate?.(target));
  return { ...view, client, operations, address: () => where.address, travel, goTo };
}
