import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { possibleTypes } from '#generated/possible-types.ts';
import { ReplyAges, rememberAges } from './freshness.ts';
import { operationsLink } from './operations-link.ts';
import { expireSession, readSession } from './session.ts';

/** Maximum attempts per read. */
const MAX_TRIES = 3;

/** Error codes of server faults. */
const serverFaults = new Set<unknown>(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE']);

/** Options in which a client differs from the browser's. */
export interface ClientOptions {
  /** Where operations are sent; defaults to the gateway. */
  readonly link?: ApolloLink;
}

/** Retries queries on network failure, up to three attempts. Mutations and timeouts are never retried. */
const retryReads = new RetryLink({
  delay: { initial: 300, max: 2000, jitter: true },
  attempts: {
    max: MAX_TRIES,
    retryIf: (error, { operationType }) => operationType === OperationTypeNode.QUERY && error instanceof TypeError,
  },
});

/** Logs failed calls to the console; pages report them to the user themselves. */
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

/** Ends the session if its token was refused, unless a newer session has begun since. */
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
 * Keeps partial results: fields that failed are null, and their errors are logged. A mutation that returned data has
 * taken effect and is never treated as failed.
 */
export const keepPartialAnswers = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => (result.errors && isWhole(result.data) ? withoutErrors(result) : result))),
);

/** Creates a cache configured for the shop's schema. */
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
 * Creates the Apollo client: sends the stored token, times out after 10 s, and ends the session when the server refuses
 * the token. Lists of patterns are read by age, see `freshness.ts`.
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
