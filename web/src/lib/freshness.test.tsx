import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { FRESH_MS, KEPT_MS, ReplyAges, rememberAges, useListFetchPolicy } from './freshness.ts';

const query = gql`
  query List {
    count
  }
`;

let now = 0;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

function makeClient() {
  let asked = 0;
  let reply = () => undefined as void;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        reply = () => {
          observer.next({ data: { count: asked } });
          observer.complete();
        };
      }),
  );
  const ages = new ReplyAges();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ages.link.concat(server) });
  rememberAges(client, ages);
  return { client, timesAsked: () => asked, reply: async () => act(async () => reply()) };
}

function List() {
  const fetchPolicy = useListFetchPolicy('List', {});
  const { data } = useQuery<{ count: number }>(query, { fetchPolicy, variables: {} });
  return <p>{data ? `answer ${data.count}` : 'loading'}</p>;
}

function visit(client: ApolloClient) {
  return render(
    <ApolloProvider client={client}>
      <List />
    </ApolloProvider>,
  );
}

async function visitAfter(ageMs: number) {
  const { client, timesAsked, reply } = makeClient();
  const first = visit(client);
  await reply();
  expect(screen.getByText('answer 1')).toBeVisible();
  first.unmount();
  now += ageMs;
  const { container } = visit(client);
  return { shownAtOnce: container.textContent, timesAsked, reply };
}

test('ST-26 BC-03 a list seen less than 2 minutes ago is not asked for again', async () => {
  const { shownAtOnce, timesAsked } = await visitAfter(FRESH_MS - 1);
  expect(shownAtOnce).toBe('answer 1');
  expect(timesAsked()).toBe(1);
});

test('ST-27 BC-03 a list up to 5 minutes old is shown at once and refreshed', async () => {
  const { shownAtOnce, reply } = await visitAfter(FRESH_MS);
  expect(shownAtOnce).toBe('answer 1');
  await reply();
  expect(screen.getByText('answer 2')).toBeVisible();
});

test('ST-27 BC-03 an older list is loaded anew', async () => {
  const { shownAtOnce, reply } = await visitAfter(KEPT_MS);
  expect(shownAtOnce).toBe('loading');
  await reply();
  expect(screen.getByText('answer 2')).toBeVisible();
});
