/** Tables of this domain. */
export interface DepartureTables {
  departures_departure: {
    studio_id: number;
    /** Whether the shop closes it; otherwise it leaves voluntarily. */
    is_by_shop: boolean;
    announced_at: Date;
    leaves_at: Date;
    /** Why the shop closes it; empty if it leaves voluntarily. */
    reason: string;
    /** When everything was taken off sale. */
    left_at: Date | null;
  };
}

/** Views that other domains may read. */
export interface DepartureViews {
  /** Studios that have left. */
  departures_left_view: { studio_id: number; left_at: Date };
}
