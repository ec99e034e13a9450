/** The tables of this domain. */
export interface DesignerTables {
  designers_follow: {
    user_id: string;
    designer_id: number;
    followed_at: Date;
  };
  designers_digest: { user_id: string; week: string; told_since: Date; told_until: Date };
  designers_muted_digest: { user_id: string; muted_at: Date };
}
