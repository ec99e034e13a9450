import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import possible from '@halfdrop/schema/possible-types';
import { closeSession, currentSession } from './session.ts';

/** The web app's cache. A cart and a category list replace the former one whole. */
export const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: { Cart: { fields: { items: { merge: false } } } },
  });

const bearer = new SetContextLink(({ headers }) => {
  const session = currentSession();
  return session ? { headers: { ...headers, authorization: `Bearer ${session.token}` } } : {};
});

/** A session that has ended on the server ends here too; the person signs in again and comes back. */
const endedSession = new ErrorLink(({ error }) => {
  if (!currentSession() || !CombinedGraphQLErrors.is(error)) return;
  if (!error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) return;
  closeSession();
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/login?redirect=${encodeURIComponent(here)}`);
});

/** How a client is made: for the browser, a page render, or a test. */
export interface ClientOptions {
  readonly link?: ApolloLink;
  readonly isServer?: boolean;
}

/** The client of one browser, or of one page render. */
export function makeClient({ link, isServer = false }: ClientOptions = {}): ApolloClient {
  const transport = link ?? new HttpLink({ uri: '/graphql' });
  return new ApolloClient({
    cache: makeCache(),
    link: isServer ? transport : ApolloLink.from([endedSession, bearer, transport]),
    ssrMode: isServer,
  });
}
