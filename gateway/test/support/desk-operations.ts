import { assetDeskOperations } from './asset-desk-operations.ts';
import { categoryOperations } from './category-operations.ts';
import { collectionOperations } from './collection-operations.ts';
import { couponOperations } from './coupon-operations.ts';
import { moneyOperations } from './money-operations.ts';
import { newsletterOperations } from './newsletter-operations.ts';
import { orderDeskOperations } from './order-desk-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { planDeskOperations } from './plan-desk-operations.ts';
import { priceOperations } from './price-operations.ts';
import { reportOperations } from './report-operations.ts';
import { searchOperations } from './search-operations.ts';
import { staffOperations } from './staff-operations.ts';
import { studioDeskOperations } from './studio-desk-operations.ts';
import { subscriptionDeskOperations } from './subscription-desk-operations.ts';
import { systemOperations } from './system-operations.ts';
import { textOperations } from './text-operations.ts';

/** Operations that cover every root field of the staff desks once, in an order that fits the stateful mock. */
export const deskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ...orderDeskOperations,
  ...couponOperations,
  ...priceOperations,
  ...planDeskOperations,
  ...textOperations,
  ...categoryOperations,
  ...collectionOperations,
  ...assetDeskOperations,
  ...reportOperations,
  ...studioDeskOperations,
  ...staffOperations,
  // Charging a card requires a confirmed password, so these follow the staff operations.
  ...subscriptionDeskOperations,
  ...newsletterOperations,
  ...systemOperations,
  ...moneyOperations,
  ...searchOperations,
  ...peopleOperations,
];
