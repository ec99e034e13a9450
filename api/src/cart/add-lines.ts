import { MAX_CART_LINES } from '@halfdrop/domain';
import { earlyAccessWords, type EarlyAccess } from '../catalog/early-access.ts';
import { chosenPalette } from '../catalog/palettes.ts';
import type { Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { CartLineInput } from './cart.contract.ts';
import type { SellableCatalog } from './cart.ports.ts';
import { putLines, readCart } from './cart.repository.ts';

interface AddingDependencies {
  readonly catalog: SellableCatalog;
  readonly earlyAccess: EarlyAccess;
}

/** A locked cart and whose it is. */
interface OwnCart {
  readonly userId: string;
  readonly cartId: string;
}

/**
 * Puts a pattern into a locked cart.
 * @throws not_found for one that is not for sale; early_access for one that is not open to this person yet;
 * validation_failed for a palette it is not offered in, and for a full cart
 */
export async function addLine(
  trx: Trx,
  { catalog, earlyAccess }: AddingDependencies,
  { userId, cartId }: OwnCart,
  line: CartLineInput,
): Promise<void> {
  const { assetId } = line;
  const asset = isRowId(assetId) && (await catalog.assetsByIds([assetId], { db: trx })).get(assetId);
  if (!asset) throw new Problem('not_found', { message: 'This pattern is not available.' });
  await earlyAccess.requireOpen(trx, userId, asset);
  const palette = chosenPalette(asset, line.palette)?.slug ?? null;
  await putLines(trx, cartId, [{ ...line, palette }]);
  await refuseOverflow(trx, userId);
}

/**
 * Puts patterns that were kept elsewhere into a locked cart, and says which were left out.
 * @throws validation_failed for a full cart
 */
export async function addSavedLines(
  trx: Trx,
  { catalog, earlyAccess }: AddingDependencies,
  { userId, cartId }: OwnCart,
  items: readonly CartLineInput[],
): Promise<string[]> {
  const known = items.filter(({ assetId }) => isRowId(assetId));
  const ids = known.map(({ assetId }) => assetId);
  const assets = await catalog.assetsByIds(ids, { db: trx });
  const closed = await earlyAccess.closedTo(trx, userId, assets.values());
  const available = known.filter(({ assetId }) => assets.has(assetId));
  const open = available.filter(({ assetId }) => !closed.has(assetId));
  await putLines(trx, cartId, open);
  await refuseOverflow(trx, userId);
  const early = [...assets.values()].filter(({ _id }) => closed.has(_id));
  return [
    ...leftOut(items.length - available.length),
    ...early.map((asset) => `${earlyAccessWords(asset)} It was left out.`),
  ];
}

/** One sentence for each pattern that nobody can buy any more. */
export function leftOut(count: number): string[] {
  return Array.from({ length: count }, () => 'A saved pattern is no longer available and was left out.');
}

async function refuseOverflow(trx: Trx, userId: string): Promise<void> {
  const stored = await readCart(trx, userId);
  if ((stored?.lines.length ?? 0) <= MAX_CART_LINES) return;
  throw invalidField('assetId', `A cart holds at most ${MAX_CART_LINES} patterns`);
}
