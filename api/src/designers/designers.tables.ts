/** Tables of this domain. */
export interface DesignerTables {
  designers_follow: {
    user_id: string;
    designer_id: number;
    followed_at: Date;
  };
  designers_digest: { user_id: string; week: string; told_since: Date; told_until: Date };
  designers_muted_digest: { user_id: string; muted_at: Date };
  designers_sum: DesignerSum;
  designers_sum_change: DesignerSum;
  designers_picture: { designer_id: number; avatar_id: string; cover_ids: string[] };
}

/** What the patterns on sale of a studio add up to, or what a change adds to that. */
interface DesignerSum {
  designer_id: number;
  assets: number;
  popularity: string;
  downloads: string;
  ratings: string;
  /** Ratings times how many stand behind them. */
  rating_points: string;
}
