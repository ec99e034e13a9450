import { setTimeout as pause } from 'node:timers/promises';
import { listAt, valueAt } from '../../e2e/support/graphql.ts';
import { registered } from '../shop/registered.ts';
import type { Figures } from './figures.ts';

/** People who do something until they are told to stop. */
export interface Crowd {
  stop(): Promise<void>;
}

/** What one person asks for next. */
type Ask = () => Promise<string | null>;

const PACE_MS = 25;
const PATIENCE_MS = 10_000;
const MEMBER = '{ viewer { id } cart { id } }';

/** So many people who each do one thing after the other. */
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

const any = <Thing>(things: readonly Thing[]) => things[Math.floor(Math.random() * things.length)];

/** Visitors who look at pages and lists, and members who read what is theirs. */
export function shoppers(url: string, tokens: readonly string[], slugs: readonly string[], figures: Figures): Crowd {
  const asks: readonly Ask[] = [
    () => failureOf(`${url}/product/${any(slugs)}`),
    () => failureOf(`${url}/products?page=${1 + Math.floor(Math.random() * 10)}`),
    () => askList(url, 1 + Math.floor(Math.random() * 10)),
    () => askList(url, 1 + Math.floor(Math.random() * 10)),
    () => askAsMember(url, any(tokens) ?? ''),
  ];
  return crowd(8, async () => {
    figures.count((await any(asks)?.()) ?? null);
    await pause(PACE_MS);
  });
}

function askList(url: string, page: number): Promise<string | null> {
  const variables = { filter: {}, sort: 'POPULAR', page, limit: 24 };
  const { path, headers, body } = registered('ProductsPage', { variables, check: () => undefined });
  return failureOf(url + path, { method: 'POST', headers, body: String(body).trim() }, (answer) => {
    listAt(answer, 'data', 'assets', 'items');
  });
}

function askAsMember(url: string, token: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return failureOf(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: MEMBER }) }, (answer) => {
    if (valueAt(answer, 'data', 'viewer') === null) throw new Error('nobody is signed in');
  });
}

/** What went wrong with a request, in a word or two; null when nothing did. */
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
    return `${kind} ${error instanceof Error ? error.name : 'broke'}`;
  }
}
