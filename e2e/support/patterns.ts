import { randomUUID } from 'node:crypto';
import { graphql, listAt, textAt, valueAt } from './graphql.ts';

/** A pattern of the sample catalog. */
export interface SoldPattern {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The slug of the studio. */
  readonly designer: string;
}

const patternsQuery = `query Patterns($filter: AssetFilter!, $limit: Int!) {
  assets(filter: $filter, limit: $limit) { items { id slug title designer { slug } } }
}`;

/** Returns the first paid patterns on sale with simple shapes, whose files are produced fastest. */
export function paidPatterns(shopUrl: string, limit: number): Promise<readonly SoldPattern[]> {
  return firstPatterns(shopUrl, { filter: { isFree: false, subcategories: ['simple-shapes'] }, limit });
}

/** Returns a pattern by index. @throws Error if there are not that many */
export function patternAt(patterns: readonly SoldPattern[], index: number): SoldPattern {
  const found = patterns[index];
  if (!found) throw new Error(`The shop has no pattern ${index} of this kind.`);
  return found;
}

/** Returns the first free patterns. */
export function freePatterns(shopUrl: string, limit: number): Promise<readonly SoldPattern[]> {
  return firstPatterns(shopUrl, { filter: { isFree: true }, limit });
}

interface PatternsWanted {
  readonly filter: { readonly isFree: boolean; readonly subcategories?: readonly string[] };
  readonly limit: number;
}

async function firstPatterns(shopUrl: string, variables: PatternsWanted): Promise<readonly SoldPattern[]> {
  const found = await graphql(shopUrl, { query: patternsQuery, variables: { ...variables } });
  return listAt(found, 'assets', 'items').map((item) => ({
    id: textAt(item, 'id'),
    slug: textAt(item, 'slug'),
    title: textAt(item, 'title'),
    designer: textAt(item, 'designer', 'slug'),
  }));
}

const addToCart = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { cart { totalItems } } }';

/** Adds a pattern to the cart of an account, without the browser. */
export async function addPattern(shopUrl: string, token: string, assetId: string): Promise<void> {
  await graphql(shopUrl, { query: addToCart, variables: { input: { assetId } }, token });
}

const ordering = `mutation Order($input: StartCheckoutInput!) {
  startCheckout(input: $input) { order { number } }
}`;

/** Starts the payment of a cart, without the browser. @returns the number of the order */
export async function placeOrder(shopUrl: string, token: string): Promise<string> {
  const cart = await graphql(shopUrl, { query: '{ cart { total { usd { minorUnits } } } }', token });
  const expectedTotal = valueAt(cart, 'cart', 'total', 'usd', 'minorUnits');
  const input = { idempotencyKey: randomUUID(), expectedTotal };
  const answer = await graphql(shopUrl, { query: ordering, variables: { input }, token });
  return textAt(answer, 'startCheckout', 'order', 'number');
}

const claiming = `mutation Claim($input: ClaimFreeAssetInput!) {
  claimFreeAsset(input: $input) { entitlement { certificateCode } }
}`;

/** Uses a free download of an account, without the browser. @returns the code of the license certificate */
export async function claimFree(shopUrl: string, token: string, pattern: SoldPattern): Promise<string> {
  const answer = await graphql(shopUrl, { query: claiming, variables: { input: { assetId: pattern.id } }, token });
  return textAt(answer, 'claimFreeAsset', 'entitlement', 'certificateCode');
}
