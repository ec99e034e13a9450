/** Tables of this domain. */
export interface ContentTables {
  content_page: {
    slug: string;
    version: number;
    title: string;
    summary: string;
    /** Markdown with Mustache tags for settings of the shop. */
    body: string;
    /** Null for a draft. */
    published_at: Date | null;
    /** When it takes effect; null for immediately on publication. */
    effective_at: Date | null;
  };
  /** The latest text saved by staff, published or not. */
  content_draft: {
    slug: string;
    /** Incremented by saving and publishing. */
    revision: number;
    title: string;
    summary: string;
    body: string;
    edited_at: Date;
  };
  /** Who was notified of a future version. */
  content_notice: { slug: string; version: number; user_id: string; created_at: Date };
}

/** Views that other domains may read. */
export interface ContentViews {
  /** Pages with a published version. */
  content_page_view: { slug: string; changed_at: Date };
  /** Texts of help articles, by version. */
  content_article_view: { slug: string; version: number; title: string; body: string; effective_at: Date | null };
}
