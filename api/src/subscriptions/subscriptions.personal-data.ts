import type { PersonalData } from '../platform/privacy/personal-data.ts';
import { exportSubscriptions } from './personal-data.ts';

/** What a person subscribed to. */
export const subscriptionPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    return { subscriptions: await exportSubscriptions(db, id) };
  },

  /** What was paid stays in the books; by which card, nobody needs to know any more. */
  async forget(trx, { id }) {
    await trx
      .updateTable('subscriptions_subscription')
      .set({ card_brand: null, card_last4: null })
      .where('user_id', '=', id)
      .execute();
  },
};
