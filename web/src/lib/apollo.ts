import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { possibleTypes } from '#generated/possible-types.ts';
import { ReplyAges, rememberAges } from './freshness.ts';
import { operationsLink } from './operations-link.ts';
import { expireSession, readSession } from './session.ts';

/** How often a read is sent at most. */
const MAX_TRIES = 3;

/** Codes that say the server failed. */
const serverFaults = new Set<unknown>(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE']);

/** How a client differs from the browser's own. */
export interface ClientOptions {
  /** Where operations go; the gateway when left out. */
  readonly link?: ApolloLink;
}

/** Reads are tried three times when the network fails; what changes something never is, and a late answer is not awaited again. */
const retryReads = new RetryLink({
  delay: { initial: 300, max: 2000, jitter: true },
  attempts: {
    max: MAX_TRIES,
    retryIf: (error, { operationType }) => operationType === OperationTypeNode.QUERY && error instanceof TypeError,
  },
});

/** What the console is told of calls that failed; people are told by the page itself. */
const logFailures = new ErrorLink(({ error, operation: { operationName } }) => {
  const codes = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.['code']) : [];
  if (codes.includes('FORBIDDEN')) console.warn(`Access denied: ${operationName}`);
  else if (codes.some((code) => serverFaults.has(code))) console.warn(`Server error: ${operationName}`, error);
});

const authorize = new ApolloLink((operation, forward) => {
  const token = readSession()?.token;
  if (token) {
    operation.setContext((context: { headers?: Record<string, string> }) => ({
      headers: { ...context.headers, authorization: `Bearer ${token}` },
      sentToken: token,
    }));
  }
  return forward(operation);
});

/** A token that was sent and refused ends the session, unless another one has begun since. */
const endRefusedSession = new ErrorLink(({ error, operation }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  const isRefused = error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  const { sentToken } = operation.getContext();
  if (isRefused && sentToken !== undefined && sentToken === readSession()?.token) expireSession();
});

const isWhole = (data: Record<string, unknown> | null | undefined) =>
  data !== null && data !== undefined && Object.values(data).every((value) => value !== null);

function withoutErrors({ errors: _told, ...answer }: ApolloLink.Result): ApolloLink.Result {
  return answer;
}

/**
 * An answer to everything that was asked for counts, though a part within it could not be had: that part is null, and
 * its error has gone to the console. A change that has answered has happened, and is never taken for failed.
 */
export const keepPartialAnswers = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => (result.errors && isWhole(result.data) ? withoutErrors(result) : result))),
);

/** A cache of the shop's types. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Cart: { merge: false, fields: { items: { merge: false } } },
      Query: {
        fields: {
          asset: {
            read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Asset', id: args?.['id'] }),
          },
        },
      },
    },
  });
}

/**
 * The Apollo client: sends the stored token, gives up after 10 s, and ends the session when the server refuses its
 * token. Lists of patterns are read by age, see `freshness.ts`.
 */
export function makeClient({ link = operationsLink }: ClientOptions = {}): ApolloClient {
  const ages = new ReplyAges();
  const browserLinks = [ages.link, logFailures, endRefusedSession, retryReads, authorize, link];
  const client = new ApolloClient({
    cache: makeCache(),
    link: keepPartialAnswers.concat(ApolloLink.from(browserLinks)),
  });
  rememberAges(client, ages);
  return client;
}
