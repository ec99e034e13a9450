import type { AccountService } from '../account/account.service.ts';
import type { SellableCatalog } from '../cart/cart.ports.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CouponService } from '../cart/coupons.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import type { Payments } from '../payments/payments.ts';
import type { RoyaltyService } from '../royalties/royalties.service.ts';
import type { Audit } from '../staff/audit.ts';
import { addUpCompleted } from './completed-count.repository.ts';
import { orderPersonalData } from './personal-data.repository.ts';
import { orderExport } from './desk/order-export.ts';
import { orderRoutes } from './orders.routes.ts';
import { createOrderService, type OrderService } from './orders.service.ts';

interface OrderNeeds extends Foundation {
  readonly account: AccountService;
  readonly audit: Audit;
  readonly cart: CartService;
  readonly catalog: SellableCatalog;
  readonly content: ContentService;
  readonly coupons: CouponService;
  readonly downloads: DownloadService;
  readonly mailTexts: MailTexts;
  readonly payments: Payments;
  readonly royalties: RoyaltyService;
}

interface OwnNeeds {
  readonly orders: OrderService;
}

function orderService(shop: OrderNeeds): OrderService {
  const { db, writes, callLimits, clock, logger, mailer, publicUrl, supportEmail } = shop;
  const { account, audit, cart, catalog, content, coupons, downloads, mailTexts, payments, royalties } = shop;
  return createOrderService({
    db,
    writes,
    callLimits,
    clock,
    logger,
    mailer,
    publicUrl,
    supportEmail,
    account,
    audit,
    cart,
    catalog,
    content,
    coupons,
    downloads,
    held: downloads,
    mailTexts,
    payments: payments.provider,
    royalties,
  });
}

/** Orders, receipts and refunds. */
export const ordersModule = {
  services: { orders: orderService },
  routes: orderRoutes,
  jobs: ({ orders }: OwnNeeds) => orders.jobs,
  recurringJobs: ({ orders }: OwnNeeds) => orders.recurringJobs,
  async prune({ db, orders }: OwnNeeds & Foundation) {
    await orders.pruneKeys();
    await addUpCompleted(db);
  },
  exportedLists: ({ db }: Foundation) => [orderExport(db)],
  personalData: orderPersonalData,
  closeAccount: ({ orders }: OwnNeeds, userId) => orders.abandonOpen(userId),
} satisfies DomainModule;
