/** The tables of this domain. */
export interface SystemTables {
  system_money_check: {
    name: string;
    finding_count: number;
    checked_at: Date;
    /** When something was found after a look that had found nothing; null while nothing is. */
    failing_since: Date | null;
  };
}
