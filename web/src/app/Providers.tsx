import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CartContentsProvider } from '#features/cart/CartContentsProvider.tsx';
import type { Currency } from '#lib/currency.ts';
import { RENDERED_AT_META, RenderedAt } from '#lib/rendered-at.ts';
import { system } from '#ui/system.ts';
import { CurrencyProvider } from './CurrencyProvider.tsx';

interface ProvidersProps {
  readonly client: ApolloClient;
  /** Leading currency for the first render. */
  readonly currency: Currency;
  /** When the server rendered the page; null if the browser renders it. */
  readonly renderedAt?: number | null;
  readonly children: ReactNode;
}

/**
 * Providers shared by every page: data, currency, design system and cart. The router is passed in because the
 * server uses a different one.
 */
export function Providers({ client, currency, renderedAt = null, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <CurrencyProvider initial={currency}>
        <RenderedAt value={renderedAt}>
          {renderedAt === null ? null : <meta name={RENDERED_AT_META} content={String(renderedAt)} />}
          <ChakraProvider value={system}>
            <CartContentsProvider>{children}</CartContentsProvider>
          </ChakraProvider>
        </RenderedAt>
      </CurrencyProvider>
    </ApolloProvider>
  );
}
