/** The tables of this domain. */
export interface DesignerTables {
  designers_follow: {
    user_id: string;
    designer_id: number;
    followed_at: Date;
  };
}
