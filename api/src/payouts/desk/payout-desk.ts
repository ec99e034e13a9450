import type { AdminPayoutSort, AdminPayoutView } from '@halfdrop/domain';
import type { Foundation } from '../../domain-module.ts';
import type { WantedList } from '../../platform/database/read-page.ts';
import { toPayoutFacts } from '../payout-view.ts';
import type { AdminPayoutDto, AdminPayoutPageDto } from './payout-desk.contract.ts';
import { type ListedPayoutRow, readPayouts } from './payout-desk.repository.ts';

/** Payout administration by the staff. */
export interface PayoutDesk {
  list(wanted: WantedList<AdminPayoutView, AdminPayoutSort>): Promise<AdminPayoutPageDto>;
}

/** Creates the desk. */
export function createPayoutDesk({ db }: Pick<Foundation, 'db'>): PayoutDesk {
  return {
    async list({ view, sort, q, ...wanted }) {
      const { rows, pagination } = await readPayouts(db, { view, text: q ?? '' }, sort, wanted);
      return { payouts: rows.map(toPayout), pagination };
    },
  };
}

function toPayout(row: ListedPayoutRow): AdminPayoutDto {
  return { ...toPayoutFacts(row), studio: { id: String(row.studio_id), name: row.studio_name } };
}
