/** Tables of this domain. */
export interface InsightTables {
  insights_viewed: {
    asset_id: string;
    day: Date;
    count: number;
  };
}
