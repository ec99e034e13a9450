import { graphql, graphqlRequest, listAt, textAt, valueAt, type Operation } from '../e2e/support/graphql.ts';
import { newShopper, register } from '../e2e/support/shopper.ts';
import type { Shop } from '../e2e/support/shop.ts';
import { CONNECTIONS, type BenchRequest, type Scenario } from './load.ts';
import { addToCartMutation, detailQuery, listQuery } from './queries.ts';

const PAGE_SIZE = 24;

/** What the scenarios need from the shop before they start. */
export interface Subjects {
  readonly slugs: readonly string[];
  /** A pattern with a price. */
  readonly paidAssetId: string;
  /** One session for each connection. */
  readonly tokens: readonly string[];
}

/** Reads the catalog and opens one account for each connection. */
export async function prepareSubjects(shop: Shop): Promise<Subjects> {
  const query = 'query BenchSlugs { assets(filter: { isFree: false }, limit: 100) { items { id slug } } }';
  const items = listAt(await graphql(shop.url, { query }), 'assets', 'items');
  const tokens: string[] = [];
  for (let account = 0; account < CONNECTIONS; account += 1)
    tokens.push(await register(shop.url, newShopper('Bench Shopper')));
  return { slugs: items.map((item) => textAt(item, 'slug')), paidAssetId: textAt(items, 0, 'id'), tokens };
}

/** The scenarios beside the bare server, in the order of the table. */
export function scenarios(shop: Shop, subjects: Subjects): Scenario[] {
  return [
    {
      name: 'api: list',
      origin: shop.apiUrl,
      isDistinct: true,
      requestsFor: (_connection, count) =>
        distinct(count, (cents) => ({
          method: 'GET',
          path: `/open-api/assets?status=approved&limit=${PAGE_SIZE}&sortBy=popular&maxPrice=${cents}`,
        })),
      checkAnswer: (answer) => requireItems(listAt(answer, 'data', 'assets')),
    },
    {
      name: 'gateway: list, first time',
      origin: shop.url,
      isDistinct: true,
      requestsFor: (_connection, count) => distinct(count, (cents) => post(listOperation(cents))),
      checkAnswer: (answer) => requireItems(listAt(answer, 'data', 'assets', 'items')),
    },
    {
      name: 'gateway: list, repeated',
      origin: shop.url,
      isDistinct: false,
      requestsFor: () => [post(listOperation(null))],
      checkAnswer: (answer) => requireItems(listAt(answer, 'data', 'assets', 'items')),
    },
    {
      name: 'gateway: detail by slug',
      origin: shop.url,
      isDistinct: false,
      requestsFor: (connection) => rotated(subjects.slugs, connection * 6).map((slug) => post(detailOf(slug))),
      checkAnswer: (answer) => textAt(answer, 'data', 'assetBySlug', 'title'),
    },
    {
      name: 'gateway: add to cart',
      origin: shop.url,
      isDistinct: false,
      requestsFor: (connection) =>
        ['STANDARD', 'EXTENDED'].map((license) =>
          post({
            query: addToCartMutation,
            variables: { input: { assetId: subjects.paidAssetId, license } },
            token: subjects.tokens[connection % subjects.tokens.length] ?? '',
          }),
        ),
      checkAnswer: (answer) => {
        if (valueAt(answer, 'data', 'addToCart', 'cart', 'totalItems') !== 1) throw new Error(JSON.stringify(answer));
      },
    },
  ];
}

/** The yardstick: the same request as the repeated list, answered by a server that does nothing else. */
export function bareScenario(origin: string): Scenario {
  return {
    name: 'bare node:http, same bytes',
    origin,
    isDistinct: false,
    requestsFor: () => [post(listOperation(null))],
    checkAnswer: (answer) => requireItems(listAt(answer, 'data', 'assets', 'items')),
  };
}

const detailOf = (slug: string): Operation => ({ query: detailQuery, variables: { slug } });

const listOperation = (maxPrice: number | null): Operation => ({
  query: listQuery,
  variables: { filter: maxPrice === null ? {} : { maxPrice }, page: 1, limit: PAGE_SIZE },
});

/** A highest price far above all prices changes the question and not the answer. */
let highestPrice = 1_000_000;

function distinct(count: number, requestFor: (cents: number) => BenchRequest): BenchRequest[] {
  return Array.from({ length: count }, () => requestFor((highestPrice += 1)));
}

const post = (operation: Operation): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  ...graphqlRequest(operation),
});

function rotated<T>(values: readonly T[], by: number): T[] {
  const start = by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}

function requireItems(items: readonly unknown[]): void {
  if (items.length !== PAGE_SIZE) throw new Error(`A page of ${items.length} patterns instead of ${PAGE_SIZE}`);
}
