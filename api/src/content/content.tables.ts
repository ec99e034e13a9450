/** The tables of this domain. */
export interface ContentTables {
  content_page: {
    slug: string;
    version: number;
    title: string;
    summary: string;
    /** Markdown. */
    body: string;
    /** Null for a draft. */
    published_at: Date | null;
  };
}
