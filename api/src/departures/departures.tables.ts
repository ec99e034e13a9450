/** Tables of this domain. */
export interface DepartureTables {
  departures_departure: {
    studio_id: number;
    /** Whether the shop closes it; else it leaves by itself. */
    is_by_shop: boolean;
    announced_at: Date;
    leaves_at: Date;
    /** Why the shop closes it; empty where it leaves by itself. */
    reason: string;
    /** When everything was taken from sale. */
    left_at: Date | null;
  };
}

/** Views that other domains may read. */
export interface DepartureViews {
  /** Studios that have left. */
  departures_left_view: { studio_id: number; left_at: Date };
}
