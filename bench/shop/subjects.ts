import { PREVIEW_WIDTHS, previewAt } from '@halfdrop/domain';
import { textAt, valueAt, listAt } from '../../e2e/support/graphql.ts';
import { newShopper, type Shopper } from '../../e2e/support/shopper.ts';
import { readSample } from '../relevance/sample.ts';
import { dataOf } from './answer.ts';
import { nextAddress, registered } from './registered.ts';

const PAGE = 100;
const MAX_PAGES = 20;

/** Returns whether search ignores a word. */
export const isFiller = (word: string): boolean => /^(and?|at|by|for|from|in|o[fnr]|the|to|with)$/.test(word);

/** An asset as shown on a tile. */
interface Tile {
  readonly id: string;
  readonly slug: string;
  /** Words of its title worth searching for. */
  readonly words: readonly string[];
  /** URL of one of its pictures. */
  readonly preview: string;
  readonly isFree: boolean;
}

/** A person with an account and a session. */
export interface Member extends Shopper {
  readonly token: string;
}

/** The data that questions are built from. */
export interface Subjects {
  readonly total: number;
  readonly tiles: readonly Tile[];
  readonly categories: readonly string[];
  readonly colors: readonly string[];
  /** Members who fill carts and sign in. */
  readonly members: readonly Member[];
}

/** Reads the subjects from the shop itself, and creates some accounts. */
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

/** Registers new members with empty carts. */
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
