import type { PersonalData } from '../privacy/personal-data.ts';
import { maskedName } from './certificate-facts.ts';

/** A user's licenses and the downloads of their files. */
export const downloadPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const licenses = await db
      .selectFrom('downloads_entitlement')
      .select([
        'license_number as licenseNumber',
        'certificate_code as certificateCode',
        'title',
        'asset_id as patternId',
        'license',
        'order_id as orderId',
        'palette',
        'plan_name as plan',
        'subscription_id as subscriptionId',
        'holder_name as holder',
        'formats',
        'acquired_at as acquiredAt',
        'revoked_at as revokedAt',
        'superseded_at as supersededAt',
      ])
      .where('user_id', '=', id)
      .orderBy('acquired_at')
      .execute();
    const downloads = await db
      .selectFrom('downloads_download')
      .innerJoin('downloads_entitlement', 'downloads_entitlement.id', 'downloads_download.entitlement_id')
      .select([
        'downloads_entitlement.license_number as licenseNumber',
        'downloads_download.formats',
        'downloads_download.palette',
        'downloads_download.downloaded_at as downloadedAt',
      ])
      .where('downloads_entitlement.user_id', '=', id)
      .orderBy('downloads_download.downloaded_at')
      .execute();
    return { licenses, downloads };
  },

  /**
   * Certificates remain verifiable, because a client of the holder may rely on them. They only show the holder's
   * initials.
   */
  async forget(trx, { id }) {
    const held = await trx
      .selectFrom('downloads_entitlement')
      .select(['id', 'holder_name'])
      .where('user_id', '=', id)
      .execute();
    for (const { id: entitlementId, holder_name } of held) {
      await trx
        .updateTable('downloads_entitlement')
        .set({ holder_name: maskedName(holder_name) })
        .where('id', '=', entitlementId)
        .execute();
    }
  },
};
