import { MOST_CART_LINES, type BuyableLicense } from '@halfdrop/domain';
import { earlyAccessWords, type EarlyAccess } from '../catalog/early-access.ts';
import { chosenPalette } from '../catalog/palettes.ts';
import type { Db, Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Price } from '../platform/money/price.ts';
import { sumPrices, totalsOf, zeroPrice } from '../platform/money/totals.ts';
import { createTurns } from '../platform/queue/turns.ts';
import type { CartDto, CartLineInput, CartQuoteDto } from './cart.contract.ts';
import type { HeldLicenses, SellableCatalog } from './cart.ports.ts';
import { deleteAllLines, deleteLines, lockCart, putLines, readCart, setCoupon } from './cart.repository.ts';
import { createCouponGuard, type CouponGuesser } from './coupon-guard.ts';
import type { CouponService, CouponVerdict } from './coupons.service.ts';
import { couponLines, obstacles, priceLines, toCart, type PricedLine, type PricedLines } from './price-cart.ts';

/** Someone's changes that wait for the one that is worked on: they hold no connection meanwhile. */
const MOST_WAITING = 11;

/** A line that will be charged. */
interface CheckoutLine {
  readonly assetId: string;
  readonly title: string;
  readonly license: BuyableLicense;
  /** Slug of another palette than its own. */
  readonly palette: string | null;
  readonly price: Price;
  /** Its part of the coupon's discount. */
  readonly discount: Price;
  /** Whether the price is the difference to the standard licence, which is held. */
  readonly isUpgrade: boolean;
}

/** A cart that can be turned into an order. */
export interface CheckoutBasket {
  readonly lines: readonly CheckoutLine[];
  /** Null without a coupon that counts. */
  readonly coupon: { readonly code: string } | null;
  readonly subtotal: Price;
  readonly discount: Price;
  readonly total: Price;
}

/** The carts of signed-in people, and prices for everyone. */
export interface CartService {
  read(userId: string): Promise<CartDto>;
  /**
   * @throws not_found for an asset that is not for sale; early_access for one that is not open to this person yet;
   * validation_failed for a palette it is not offered in
   */
  add(userId: string, line: CartLineInput): Promise<CartDto>;
  addSaved(userId: string, items: readonly CartLineInput[]): Promise<CartDto>;
  remove(userId: string, assetId: string): Promise<CartDto>;
  clear(userId: string): Promise<CartDto>;
  /** @throws invalid_coupon, rate_limited for somebody who guesses */
  applyCoupon(userId: string, code: string, callerAddress: string): Promise<CartDto>;
  removeCoupon(userId: string): Promise<CartDto>;
  /** @throws rate_limited for somebody who guesses coupons */
  quote(asker: CouponGuesser, items: readonly CartLineInput[], couponCode: string | null): Promise<CartQuoteDto>;
  /** Locks a cart until the transaction ends; every change to it waits. */
  lock(trx: Trx, userId: string): Promise<void>;
  /** What a locked cart costs now; nobody else takes the last use of its coupon meanwhile. @throws cart_not_ready */
  basket(trx: Trx, userId: string): Promise<CheckoutBasket>;
  /** Takes what was bought, and the coupon it was bought with, out of a locked cart. */
  removeBought(
    trx: Trx,
    userId: string,
    bought: readonly { assetId: string; license: BuyableLicense }[],
  ): Promise<void>;
}

interface CartDependencies {
  readonly db: Db;
  /** For transactions that wait for each other. */
  readonly writes: Db;
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
  readonly earlyAccess: EarlyAccess;
  readonly coupons: Pick<CouponService, 'judge' | 'judgeLocked'>;
}

/**
 * Makes the service. Every change locks the cart's row, so none is ever lost to another; whose turn it is, and how many
 * wrong coupons somebody has entered, is known in this process.
 */
export function createCartService(dependencies: CartDependencies): CartService {
  const { db, writes, catalog, coupons, earlyAccess } = dependencies;
  const inTurn = createTurns(MOST_WAITING);
  const guard = createCouponGuard();

  async function couponOf(trx: Trx, userId: string, priced: PricedLines): Promise<CouponVerdict | null> {
    const code = (await readCart(trx, userId))?.couponCode ?? null;
    return code === null ? null : coupons.judge(trx, code, { userId, lines: couponLines(priced.lines) });
  }

  async function view(trx: Trx, userId: string, extraNotices: readonly string[] = []): Promise<CartDto> {
    const stored = await readCart(trx, userId);
    const priced = await priceLines(trx, dependencies, userId, stored?.lines ?? []);
    // Told once, then forgotten: nobody could take out a line that is not shown.
    if (stored) await deleteLines(trx, stored.id, priced.goneAssetIds);
    return toCart(userId, priced, await couponOf(trx, userId, priced), extraNotices);
  }

  function change(userId: string, work: (trx: Trx, cartId: string) => Promise<readonly string[] | void>) {
    return inTurn(userId, () =>
      inTransaction(writes, async (trx) => {
        const notices = await work(trx, await lockCart(trx, userId));
        return view(trx, userId, notices ?? []);
      }),
    );
  }

  return {
    read: (userId) => db.transaction().execute((trx) => view(trx, userId)),

    add: (userId, line) =>
      change(userId, async (trx, cartId) => {
        const { assetId } = line;
        const asset = isRowId(assetId) && (await catalog.assetsByIds([assetId], { db: trx })).get(assetId);
        if (!asset) throw new Problem('not_found', { message: 'This pattern is not available.' });
        await earlyAccess.requireOpen(trx, userId, asset);
        const palette = chosenPalette(asset, line.palette)?.slug ?? null;
        await putLines(trx, cartId, [{ ...line, palette }]);
        await refuseOverflow(trx, userId);
      }),

    addSaved: (userId, items) =>
      change(userId, async (trx, cartId) => {
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
          ...Array.from({ length: items.length - available.length }, () => leftOutNotice),
          ...early.map((asset) => `${earlyAccessWords(asset)} It was left out.`),
        ];
      }),

    remove: (userId, assetId) =>
      change(userId, (trx, cartId) => deleteLines(trx, cartId, isRowId(assetId) ? [assetId] : [])),

    clear: (userId) => change(userId, deleteAllLines),

    applyCoupon: (userId, code, callerAddress) =>
      change(userId, async (trx, cartId) => {
        const { lines } = await priceLines(trx, dependencies, userId, (await readCart(trx, userId))?.lines ?? []);
        const basket = { userId, lines: couponLines(lines) };
        const verdict = await guard.lookUp({ userId, callerAddress }, code, () => coupons.judge(trx, code, basket));
        if (verdict.kind === 'refused') throw refusedCoupon(verdict.reason);
        await setCoupon(trx, cartId, verdict.coupon.code);
      }),

    removeCoupon: (userId) => change(userId, (trx, cartId) => setCoupon(trx, cartId, null)),

    async quote(asker, items, couponCode) {
      const { userId } = asker;
      const unique = [...new Map(items.map((item) => [item.assetId, item])).values()];
      const known = unique.filter(({ assetId }) => isRowId(assetId));
      const lines = known.map((item) => ({ ...item, id: `${item.assetId}:${item.license}` }));
      const priced = await priceLines(db, dependencies, userId, lines);
      const code = couponCode?.trim() ?? '';
      const basket = { userId, lines: couponLines(priced.lines) };
      const verdict = code === '' ? null : await guard.lookUp(asker, code, () => coupons.judge(db, code, basket));
      const unknown = Array.from({ length: unique.length - known.length }, () => leftOutNotice);
      const couponError = verdict?.kind === 'refused' ? verdict.reason : null;
      const counting = verdict?.kind === 'counts' ? verdict : null;
      return { cart: toCart('visitor', priced, counting, unknown), couponError };
    },

    lock: async (trx, userId) => void (await lockCart(trx, userId)),

    async basket(trx, userId) {
      const stored = await readCart(trx, userId);
      const { lines } = await priceLines(trx, dependencies, userId, stored?.lines ?? []);
      const reasons = lines.length === 0 ? ['Your cart is empty'] : obstacles(lines);
      if (reasons.length > 0) throw new Problem('cart_not_ready', { message: reasons.join(' ') });
      const code = stored?.couponCode ?? null;
      const charged = lines.filter(({ isOwned }) => !isOwned);
      const verdict =
        code === null ? null : await coupons.judgeLocked(trx, code, { userId, lines: couponLines(lines) });
      return toBasket(charged, verdict);
    },

    async removeBought(trx, userId, bought) {
      const stored = await readCart(trx, userId);
      if (!stored) return;
      const boughtKeys = new Set(bought.map(({ assetId, license }) => `${assetId}:${license}`));
      const done = stored.lines.filter(({ assetId, license }) => boughtKeys.has(`${assetId}:${license}`));
      await deleteLines(
        trx,
        stored.id,
        done.map(({ assetId }) => assetId),
      );
      await setCoupon(trx, stored.id, null);
    },
  };
}

/** What is charged for lines that can all be bought. */
function toBasket(charged: readonly PricedLine[], verdict: CouponVerdict | null): CheckoutBasket {
  const counting = verdict?.kind === 'counts' ? verdict : null;
  const lines = charged.map(({ asset, license, palette, price, isUpgrade }, index) => ({
    assetId: asset._id,
    title: asset.title,
    license,
    palette: palette?.slug ?? null,
    price: price ?? zeroPrice,
    discount: counting?.discounts[index] ?? zeroPrice,
    isUpgrade,
  }));
  const totals = totalsOf(
    lines.map(({ price }) => price),
    sumPrices(lines.map(({ discount }) => discount)),
  );
  const coupon = counting && { code: counting.coupon.code };
  return { lines, coupon, ...totals };
}

function refusedCoupon(reason: string): Problem {
  return new Problem('invalid_coupon', { message: reason, errors: [{ path: 'code', message: reason }] });
}

const leftOutNotice = 'A saved pattern is no longer available and was left out.';

async function refuseOverflow(trx: Trx, userId: string): Promise<void> {
  const stored = await readCart(trx, userId);
  if ((stored?.lines.length ?? 0) <= MOST_CART_LINES) return;
  const message = `A cart holds at most ${MOST_CART_LINES} patterns`;
  throw new Problem('validation_failed', { message, errors: [{ path: 'assetId', message }] });
}
