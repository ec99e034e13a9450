import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, StrictMode } from 'react';
import { system } from '#ui/system.ts';

/** What every page needs around it, in the browser, on the server and in tests. */
export function Providers({ client, children }: { readonly client: ApolloClient; readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
}
