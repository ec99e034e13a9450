import type { BuyableLicense } from '@halfdrop/domain';
import type { EarlyAccess } from '../catalog/early-access.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { createConcurrencyLimiter } from '../platform/queue/concurrency-limiter.ts';
import { addLine, addSavedLines, leftOut, refuseOverflow, type CartChange } from './add-lines.ts';
import type { CartDto, CartLineInput, CartQuoteDto } from './cart.contract.ts';
import type { HeldLicenses, SellableCatalog } from './cart.ports.ts';
import { deleteAllLines, deleteBought, deleteLines, lockCart, readCart, setCoupon } from './cart.repository.ts';
import { checkoutBasket, type CheckoutBasket } from './checkout-basket.ts';
import { createCouponGuard, type CouponGuard, type CouponGuesser } from './coupon-guard.ts';
import type { CouponService } from './coupons.service.ts';
import { couponLines, priceLines, toCart } from './price-cart.ts';

/** Maximum waiting changes per user; they hold no database connection. */
const MAX_WAITING = 11;

/** Cart owner and the origin of the request. */
interface CartOwner extends CouponGuesser {
  readonly userId: string;
}

/** Carts of signed-in users, and quotes for everyone. */
export interface CartService {
  read(userId: string): Promise<CartDto>;
  /**
   * @throws not_found for an asset that is not for sale; early_access for one that is not open to this user yet;
   * validation_failed for a palette it is not offered in
   */
  add(userId: string, line: CartLineInput): Promise<CartDto>;
  /** @param couponCode the coupon of the other cart, used if this one has none; null without one */
  addSaved(buyer: CartOwner, items: readonly CartLineInput[], couponCode: string | null): Promise<CartDto>;
  remove(userId: string, assetId: string): Promise<CartDto>;
  clear(userId: string): Promise<CartDto>;
  /** @throws invalid_coupon, rate_limited when guessing codes */
  applyCoupon(buyer: CartOwner, code: string): Promise<CartDto>;
  removeCoupon(userId: string): Promise<CartDto>;
  /** @throws rate_limited when guessing codes */
  quote(asker: CouponGuesser, items: readonly CartLineInput[], couponCode: string | null): Promise<CartQuoteDto>;
  /** Locks a cart until the transaction ends; concurrent changes wait. */
  lock(trx: Trx, userId: string): Promise<void>;
  /** Prices a locked cart and locks its coupon, so that no one else takes its last use. @throws cart_not_ready */
  basket(trx: Trx, userId: string): Promise<CheckoutBasket>;
  /** Removes the purchased lines and the coupon used for them from a locked cart. */
  removeBought(
    trx: Trx,
    userId: string,
    bought: readonly { assetId: string; license: BuyableLicense }[],
  ): Promise<void>;
}

interface CartDependencies extends Pick<Foundation, 'db' | 'writes' | 'rateLimits'> {
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
  readonly earlyAccess: EarlyAccess;
  readonly coupons: Pick<CouponService, 'evaluate' | 'evaluateLocked'>;
}

/** Creates the service. Every change locks the cart's row, so no update is lost. Concurrency is limited per process. */
export function createCartService(shop: CartDependencies): CartService {
  const { db, writes, rateLimits, coupons } = shop;
  const limiter = createConcurrencyLimiter(MAX_WAITING);
  const guard = createCouponGuard(rateLimits);

  function change(userId: string, work: (trx: Trx, cartId: string) => Promise<CartChange | void>) {
    return limiter(userId, () =>
      inTransaction(writes, async (trx) => {
        const changed = await work(trx, await lockCart(trx, userId));
        return viewCart(trx, shop, userId, changed ?? {});
      }),
    );
  }

  return {
    read: (userId) => db.transaction().execute((trx) => viewCart(trx, shop, userId)),

    add: (userId, line) => change(userId, (trx, cartId) => addLine(trx, shop, { userId, cartId }, line)),
    addSaved: (buyer, items, couponCode) =>
      change(buyer.userId, async (trx, cartId) => {
        const saved = await addSavedLines(trx, shop, { userId: buyer.userId, cartId }, items);
        const code = couponCode?.trim() ?? '';
        const isWanted = code !== '' && (await readCart(trx, buyer.userId))?.couponCode === null;
        const refusal = isWanted ? await putCoupon(trx, { ...shop, guard }, { ...buyer, cartId }, code) : null;
        if (refusal === null) return saved;
        return { ...saved, notices: [...(saved.notices ?? []), `Your coupon was left out. ${refusal}`] };
      }),
    remove: (userId, assetId) =>
      change(userId, (trx, cartId) => deleteLines(trx, cartId, isRowId(assetId) ? [assetId] : [])),
    clear: (userId) => change(userId, deleteAllLines),

    applyCoupon: (buyer, code) =>
      change(buyer.userId, async (trx, cartId) => {
        const refusal = await putCoupon(trx, { ...shop, guard }, { ...buyer, cartId }, code);
        if (refusal !== null) throw refusedCoupon(refusal);
      }),

    removeCoupon: (userId) => change(userId, (trx, cartId) => setCoupon(trx, cartId, null)),

    async quote(asker, items, couponCode) {
      const unique = [...new Map(items.map((item) => [item.assetId, item])).values()];
      const known = unique.filter(({ assetId }) => isRowId(assetId));
      const lines = known.map((item) => ({ ...item, id: `${item.assetId}:${item.license}`, putInAtCents: null }));
      const priced = await priceLines(db, shop, asker.userId, lines);
      const code = couponCode?.trim() ?? '';
      const basket = { userId: asker.userId, lines: couponLines(priced.lines) };
      const result = code === '' ? null : await guard.lookUp(asker, code, () => coupons.evaluate(db, code, basket));
      const couponError = result?.kind === 'refused' ? result.reason : null;
      const counting = result?.kind === 'counts' ? result : null;
      return { cart: toCart('visitor', priced, counting, leftOut(unique.length - known.length)), couponError };
    },

    lock: async (trx, userId) => void (await lockCart(trx, userId)),
    basket: (trx, userId) => checkoutBasket(trx, shop, userId),
    removeBought: deleteBought,
  };
}

async function viewCart(
  trx: Trx,
  shop: CartDependencies,
  userId: string,
  { added, notices = [] }: CartChange = {},
): Promise<CartDto> {
  const stored = await readCart(trx, userId);
  const lines = stored?.lines ?? [];
  if (added) refuseOverflow(lines);
  const priced = await priceLines(trx, shop, userId, lines, added);
  // Report removed lines once: the cart no longer shows them, so the user could not remove them.
  if (stored) await deleteLines(trx, stored.id, priced.goneAssetIds);
  const code = stored?.couponCode ?? null;
  const basket = { userId, lines: couponLines(priced.lines) };
  const result = code === null ? null : await shop.coupons.evaluate(trx, code, basket);
  return toCart(userId, priced, result, notices);
}

/** Applies a coupon to a locked cart. @returns why it does not apply; null when it does */
async function putCoupon(
  trx: Trx,
  shop: CartDependencies & { readonly guard: CouponGuard },
  { userId, callerAddress, cartId }: CartOwner & { readonly cartId: string },
  code: string,
): Promise<string | null> {
  const { lines } = await priceLines(trx, shop, userId, (await readCart(trx, userId))?.lines ?? []);
  const basket = { userId, lines: couponLines(lines) };
  const result = await shop.guard.lookUp({ userId, callerAddress }, code, () =>
    shop.coupons.evaluate(trx, code, basket),
  );
  if (result.kind === 'refused') return result.reason;
  await setCoupon(trx, cartId, result.coupon.code);
  return null;
}

function refusedCoupon(reason: string): Problem {
  return new Problem('invalid_coupon', { message: reason, errors: [{ path: 'code', message: reason }] });
}
