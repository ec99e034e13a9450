import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { mockSchema, type MockSchemaOptions } from '@halfdrop/mocks';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { Providers } from '../src/app/Providers.tsx';
import { makeClient } from '../src/lib/apollo.ts';

/** Renders the whole app at an address, on the mocked schema; notes the operations that were sent. */
export async function renderApp(address: string, options: MockSchemaOptions = {}) {
  const operations: string[] = [];
  const log = new ApolloLink((operation, next) => {
    operations.push(operation.operationName ?? '');
    return next(operation);
  });
  const schema = mockSchema(options);
  const link = log.concat(new SchemaLink({ schema, validate: true, context: () => ({}) }));
  const client = makeClient({ link });
  const view = await act(async () =>
    render(
      <Providers client={client}>
        <MemoryRouter initialEntries={[address]}>
          <App />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return { ...view, operations, client };
}
