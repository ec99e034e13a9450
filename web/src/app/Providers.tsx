import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { LazyMotion } from 'framer-motion';
import { type ReactNode, StrictMode } from 'react';
import { system } from '#ui/system.ts';

const loadMotion = () => import('#ui/motion-features.ts').then((features) => features.default);

/** What every page stands on: data, design system, motion. The router comes from outside, it differs on the server. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          <LazyMotion features={loadMotion} strict>
            {children}
          </LazyMotion>
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>
  );
}
