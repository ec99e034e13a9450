import { accountPersonalData } from '../account/account.personal-data.ts';
import { cartPersonalData } from '../cart/cart.personal-data.ts';
import { designerPersonalData } from '../designers/designers.personal-data.ts';
import { downloadPersonalData } from '../downloads/downloads.personal-data.ts';
import { helpPersonalData } from '../help/help.personal-data.ts';
import { newsletterPersonalData } from '../newsletter/newsletter.personal-data.ts';
import { orderPersonalData } from '../orders/orders.personal-data.ts';
import type { PersonalData } from './personal-data.ts';
import { reviewPersonalData } from '../reviews/reviews.personal-data.ts';
import { subscriptionPersonalData } from '../subscriptions/subscriptions.personal-data.ts';
import { supportPersonalData } from '../support/support.personal-data.ts';

/** What every domain keeps of people. */
export const everyPersonalData: readonly PersonalData[] = [
  accountPersonalData,
  cartPersonalData,
  orderPersonalData,
  subscriptionPersonalData,
  downloadPersonalData,
  reviewPersonalData,
  designerPersonalData,
  supportPersonalData,
  helpPersonalData,
  newsletterPersonalData,
];
