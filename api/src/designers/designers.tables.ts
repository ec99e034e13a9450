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

/** Totals of a studio's patterns on sale, or a change to them. */
interface DesignerSum {
  designer_id: number;
  assets: number;
  popularity: string;
  downloads: string;
  ratings: string;
  /** Sum of each rating times its number of votes. */
  rating_points: string;
}
