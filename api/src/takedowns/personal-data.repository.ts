import { sql } from 'kysely';
import { maskedAddress, type PersonalData, type Person } from '../privacy/personal-data.ts';

const ERASED = 'Erased with the account.';

/** Matches claims made with an account's address, once it is confirmed. */
function isOf({ email, ownsAddress }: Person) {
  return sql<boolean>`(${ownsAddress}::boolean and lower(claimant_email) = ${email.toLowerCase()})`;
}

/** A user's claims, and their counter-notices for studios. */
export const takedownPersonalData: PersonalData = {
  async exportOf(db, person) {
    const takedownRequests = await db
      .selectFrom('takedowns_request')
      .select(['number', 'asset_id as patternId', 'status', 'claimant_name as name', 'claimant_email as email'])
      .select(['claimant_contact as contact', 'right_claimed as right', 'made_at as madeAt'])
      .where(isOf(person))
      .orderBy('made_at')
      .execute();
    const counterNotices = await db
      .selectFrom('takedowns_step as step')
      .innerJoin('takedowns_request as request', 'request.id', 'step.request_id')
      .select(['request.number', 'step.words as statement', 'step.happened_at as madeAt'])
      .where('step.actor_id', '=', person.id)
      .where('step.status', '=', 'countered')
      .orderBy('step.id')
      .execute();
    return { takedownRequests, counterNotices };
  },

  /**
   * Removes names from closed claims and keeps their steps. An open claim concerns others as well and is kept until it
   * ends.
   */
  async forget(trx, person) {
    await trx
      .updateTable('takedowns_request')
      .set({
        claimant_name: ERASED,
        claimant_email: maskedAddress(person.id),
        claimant_contact: ERASED,
        right_claimed: ERASED,
      })
      .where(isOf(person))
      .where('status', 'in', ['unconfirmed', 'refused', 'restored'])
      .execute();
    await trx.updateTable('takedowns_step').set({ actor_id: null }).where('actor_id', '=', person.id).execute();
  },
};
