import type { AnnouncedDepartureDto } from './departures.contract.ts';
import type { DepartureRow } from './departures.repository.ts';

/** Converts a departure to the contract. */
export function toDeparture(row: DepartureRow): AnnouncedDepartureDto['departure'] {
  return {
    isByShop: row.is_by_shop,
    announcedAt: row.announced_at.toISOString(),
    leavesAt: row.leaves_at.toISOString(),
    reason: row.reason,
    leftAt: row.left_at?.toISOString() ?? null,
  };
}
