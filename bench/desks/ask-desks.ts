import { listAt, textAt } from '../../e2e/support/graphql.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { quantile } from '../statistics.ts';
import type { Known, Question } from './questions.ts';

/** Who sends requests, and how often. */
export interface Asking {
  readonly shop: Pick<Shop, 'apiUrl'>;
  readonly token: string;
  readonly known: Known;
  /** The first requests of each connection also prepare its statements. */
  readonly warmUp: number;
  readonly rounds: number;
}

async function ask({ shop, token }: Pick<Asking, 'shop' | 'token'>, path: string): Promise<string> {
  const answer = await fetch(shop.apiUrl + path, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 200)}`);
  return body;
}

/** Returns ids that requests refer to. */
export async function knownOf(asker: Pick<Asking, 'shop' | 'token'>): Promise<Known> {
  const idsOf = async (list: string, path: string) => {
    const answer: unknown = JSON.parse(await ask(asker, path));
    return listAt(answer, 'data', list).map((item) => textAt(item, 'id'));
  };
  return {
    people: await idsOf('people', '/admin/people?q=person-1&limit=100'),
    subscriptions: await idsOf('subscriptions', '/admin/subscriptions?view=running&limit=100'),
  };
}

/** Returns the median and the 95th percentile of a question's response time, in milliseconds. */
export async function timesOf({ path }: Question, asking: Asking): Promise<{ median: number; p95: number }> {
  const { known, warmUp, rounds } = asking;
  const times: number[] = [];
  for (let round = 1; round <= warmUp + rounds; round += 1) {
    const startedAt = performance.now();
    await ask(asking, path(round, known));
    if (round > warmUp) times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((left, right) => left - right);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}
