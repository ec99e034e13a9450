import { MAX_CART_LINES } from '@halfdrop/domain';
import { earlyAccessWords, type EarlyAccess } from '../catalog/early-access.ts';
import { chosenPalette } from '../catalog/palettes.ts';
import type { Trx } from '../database.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { CartLineInput } from './cart.contract.ts';
import type { AssetOffer, SellableCatalog } from './cart.ports.ts';
import { putLines } from './cart.repository.ts';

/** Outcome of a cart change, for its view. */
export interface CartChange {
  /** Added patterns, already loaded. */
  readonly added?: ReadonlyMap<string, AssetOffer>;
  /** Messages for the user. */
  readonly notices?: readonly string[];
}

interface AddingDependencies {
  readonly catalog: SellableCatalog;
  readonly earlyAccess: EarlyAccess;
}

/** A locked cart and its owner. */
interface OwnCart {
  readonly userId: string;
  readonly cartId: string;
}

/**
 * Adds a pattern to a locked cart.
 * @throws not_found for one that is not for sale; early_access for one that is not open to this user yet;
 * validation_failed for a palette it is not offered in
 */
export async function addLine(
  trx: Trx,
  { catalog, earlyAccess }: AddingDependencies,
  { userId, cartId }: OwnCart,
  line: CartLineInput,
): Promise<CartChange> {
  const { assetId } = line;
  const added = await catalog.offers([assetId], trx);
  const offer = added.get(assetId);
  if (offer?.prices === undefined) throw new Problem('not_found', { message: 'This pattern is not available.' });
  await earlyAccess.requireOpen(trx, userId, offer.asset);
  const palette = chosenPalette(offer.asset, line.palette)?.slug ?? null;
  await putLines(trx, cartId, [{ ...line, palette, putInAtCents: centsOf(offer, line) }]);
  return { added };
}

/** Adds patterns saved elsewhere to a locked cart, and reports those left out. */
export async function addSavedLines(
  trx: Trx,
  { catalog, earlyAccess }: AddingDependencies,
  { userId, cartId }: OwnCart,
  items: readonly CartLineInput[],
): Promise<CartChange> {
  const ids = items.map(({ assetId }) => assetId);
  const added = await catalog.offers(ids, trx);
  const assets = [...added.values()].flatMap(({ asset, prices }) => (prices === undefined ? [] : [asset]));
  const closed = await earlyAccess.closedTo(trx, userId, assets);
  const available = items.filter(({ assetId }) => added.get(assetId)?.prices !== undefined);
  const open = available.filter(({ assetId }) => !closed.has(assetId));
  const priced = open.map((item) => ({ ...item, putInAtCents: centsOf(added.get(item.assetId), item) }));
  await putLines(trx, cartId, priced);
  const early = assets.filter(({ _id }) => closed.has(_id));
  const notices = [
    ...leftOut(items.length - available.length),
    ...early.map((asset) => `${earlyAccessWords(asset)} It was left out.`),
  ];
  return { added, notices };
}

function centsOf(offer: AssetOffer | undefined, { license }: CartLineInput): number | null {
  return offer?.prices?.[license].usd ?? null;
}

/** Returns one message per pattern that is no longer for sale. */
export function leftOut(count: number): string[] {
  return Array.from({ length: count }, () => 'A saved pattern is no longer available and was left out.');
}

/** @throws validation_failed for more lines than a cart holds */
export function refuseOverflow(lines: readonly unknown[]): void {
  if (lines.length <= MAX_CART_LINES) return;
  throw invalidField('assetId', `A cart holds at most ${MAX_CART_LINES} patterns`);
}
