import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Currency } from '#lib/currency.ts';
import { system } from '#ui/system.ts';
import { CurrencyProvider } from './CurrencyProvider.tsx';

interface ProvidersProps {
  readonly client: ApolloClient;
  /** The currency that leads when the page begins. */
  readonly currency: Currency;
  readonly children: ReactNode;
}

/** What every page stands on: data, currency and design system. The router comes from outside, it differs on the server. */
export function Providers({ client, currency, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <CurrencyProvider initial={currency}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CurrencyProvider>
    </ApolloProvider>
  );
}
