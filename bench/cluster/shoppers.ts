import { setTimeout as pause } from 'node:timers/promises';
import { graphql, listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import { registered } from '../shop/registered.ts';
import type { Figures } from './figures.ts';

/** Clients that repeat something until told to stop. */
export interface Crowd {
  stop(): Promise<void>;
}

/** Sends a client's next request. */
type Ask = () => Promise<string | null>;

/** Timeout of a request in milliseconds; more if the machine is busy with other work. */
const PATIENCE_MS = Number(process.env['CLUSTER_PATIENCE_MS'] ?? 10_000);
/** Number of list pages to request. */
const LISTS = 10;
const MEMBER = '{ viewer { id } cart { id } }';
const ADD = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { cart { id } errors { __typename } } }';

/** Runs `count` clients, each of which performs one request after the other. */
export function crowd(count: number, live: () => Promise<void>): Crowd {
  const state = { isOver: false };
  const people = Array.from({ length: count }, async () => {
    while (!state.isOver) await live();
  });
  return {
    async stop() {
      state.isOver = true;
      await Promise.all(people);
    },
  };
}

const anyList = () => 1 + Math.floor(Math.random() * LISTS);
const any = <Thing>(things: readonly Thing[]) => things[Math.floor(Math.random() * things.length)];

/** What clients request. */
interface Asking {
  readonly url: string;
  /** Sessions of members. */
  readonly tokens: readonly string[];
  readonly patterns: readonly Pattern[];
}

/** A pattern on sale. */
interface Pattern {
  readonly id: string;
  readonly slug: string;
}

/** Returns the first patterns of the shop. */
export async function patternsOf(url: string): Promise<readonly Pattern[]> {
  const answer = await graphql(url, { query: '{ assets(limit: 40) { items { id slug } } }' });
  return listAt(answer, 'assets', 'items').map((each) => ({ id: textAt(each, 'id'), slug: textAt(each, 'slug') }));
}

/** Requests every page once, in sequence, so that the gateways share them through their cache. */
export async function openAll({ url, patterns }: Pick<Asking, 'url' | 'patterns'>): Promise<void> {
  for (const { slug } of patterns) await failureOf(`${url}/product/${slug}`);
  for (let page = 1; page <= LISTS; page += 1) {
    await failureOf(`${url}/products?page=${page}`);
    await askList(url, page);
  }
}

/** Runs visitors who view pages and lists, and members who read their own data and fill their carts. */
export function shoppers(
  { url, tokens, patterns }: Asking,
  figures: Figures,
  { count = 8, paceMs = 25 }: { readonly count?: number; readonly paceMs?: number } = {},
): Crowd {
  const asks: readonly Ask[] = [
    () => failureOf(`${url}/product/${any(patterns)?.slug}`),
    () => failureOf(`${url}/products?page=${anyList()}`),
    () => askList(url, anyList()),
    () => askList(url, anyList()),
    () => askAsMember(url, any(tokens) ?? '', MEMBER),
    () => askAsMember(url, any(tokens) ?? '', ADD, { input: { assetId: any(patterns)?.id } }),
  ];
  return crowd(count, async () => {
    figures.count((await any(asks)?.()) ?? null);
    await pause(paceMs);
  });
}

function askList(url: string, page: number): Promise<string | null> {
  const variables = { filter: {}, sort: 'POPULAR', page, limit: 24 };
  const { path, headers, body } = registered('ProductsPage', { variables, check: () => undefined });
  return failureOf(url + path, { method: 'POST', headers, body: String(body).trim() }, (answer) => {
    listAt(answer, 'data', 'assets', 'items');
  });
}

function askAsMember(url: string, token: string, query: string, variables = {}): Promise<string | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables });
  return failureOf(`${url}/graphql`, { method: 'POST', headers, body }, (answer) => {
    if (valueAt(answer, 'data', 'viewer') === null) throw new Error('nobody is signed in');
  });
}

/** Returns what went wrong with a request, in a word or two; null if nothing did. */
async function failureOf(address: string, call: RequestInit = {}, check?: (answer: unknown) => void) {
  const kind = call.method === 'POST' ? 'graphql' : 'page';
  try {
    const response = await fetch(address, { ...call, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    if (response.status !== 200) return `${kind} ${response.status}`;
    const answer: unknown = check ? JSON.parse(text) : null;
    const code = valueAt(answer, 'errors', 0, 'extensions', 'code');
    if (typeof code === 'string') return `${kind} ${code}`;
    check?.(answer);
    return null;
  } catch (error) {
    return `${kind} ${reasonOf(error)}`;
  }
}

/** Returns the cause of a failed request: a broken connection is explained by the cause of the error `fetch` throws. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'broke';
  const code = valueAt(error.cause, 'code');
  return typeof code === 'string' ? code : error.name;
}
