import { PREVIEW_WIDTHS, previewAt } from '@halfdrop/domain';
import { textAt, valueAt, listAt } from '../../e2e/support/graphql.ts';
import { newShopper, type Shopper } from '../../e2e/support/shopper.ts';
import { readSample } from '../relevance/sample.ts';
import { dataOf } from './answer.ts';
import { nextAddress, registered } from './registered.ts';

const PAGE = 100;
const MAX_PAGES = 20;

/** Whether a search takes no notice of a word. */
export const isFiller = (word: string): boolean => /^(and?|at|by|for|from|in|o[fnr]|the|to|with)$/.test(word);

/** An asset as a tile shows it. */
interface Tile {
  readonly id: string;
  readonly slug: string;
  /** Words of its title that are worth a search. */
  readonly words: readonly string[];
  /** Address of a picture of it. */
  readonly preview: string;
  readonly isFree: boolean;
}

/** Someone with an account and a session. */
export interface Member extends Shopper {
  readonly token: string;
}

/** What questions are made of. */
export interface Subjects {
  readonly total: number;
  readonly tiles: readonly Tile[];
  readonly categories: readonly string[];
  readonly colors: readonly string[];
  /** Who fills carts and signs in. */
  readonly members: readonly Member[];
}

/** Reads what is asked about from the shop itself, and opens some accounts. */
export async function prepareSubjects(url: string, apiUrl: string, members: number): Promise<Subjects> {
  const { assets } = await readSample();
  const tiles = new Map<string, Tile>();
  let total = 0;
  for (const sort of ['NEWEST', 'POPULAR']) {
    for (let page = 1; page === 1 || page <= Math.min(MAX_PAGES, total / PAGE); page += 1) {
      const variables = { filter: {}, sort, page, limit: PAGE };
      const data = await dataOf(url, registered('ProductsPage', { variables, check: () => undefined }));
      total = Number(valueAt(data, 'assets', 'pageInfo', 'totalItems'));
      for (const item of listAt(data, 'assets', 'items')) tiles.set(textAt(item, 'id'), tileOf(item));
    }
  }
  return {
    total,
    tiles: [...tiles.values()],
    categories: [...new Set(assets.map(({ category }) => category))],
    colors: [...new Set(assets.flatMap(({ colors }) => colors))],
    members: await joinAll(apiUrl, members),
  };
}

/** New members, nothing in their carts. */
export const joinAll = (apiUrl: string, count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => join(apiUrl)));

function tileOf(item: unknown): Tile {
  const words = textAt(item, 'title').toLowerCase().split(' ');
  return {
    id: textAt(item, 'id'),
    slug: textAt(item, 'slug'),
    words: words.filter((word) => /^[a-z]{4,}$/.test(word) && !isFiller(word)),
    preview: previewAt(textAt(item, 'previewBaseUrl'), PREVIEW_WIDTHS[0]).url,
    isFree: valueAt(item, 'isFree') === true,
  };
}

async function join(apiUrl: string): Promise<Member> {
  const shopper = newShopper('Bench Shopper');
  const response = await fetch(`${apiUrl}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(shopper),
  });
  return { ...shopper, token: textAt(await response.json(), 'data', 'token') };
}
