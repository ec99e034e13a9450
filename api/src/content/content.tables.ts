/** Tables of this domain. */
export interface ContentTables {
  content_page: {
    slug: string;
    version: number;
    title: string;
    summary: string;
    /** Markdown, with Mustache tags for what the settings of the shop decide. */
    body: string;
    /** Null for a draft. */
    published_at: Date | null;
    /** When it comes into force; null for as soon as it is published. */
    effective_at: Date | null;
  };
  /** What the staff has written last of a text, be it published or not. */
  content_draft: {
    slug: string;
    /** Counts what was saved and published. */
    revision: number;
    title: string;
    summary: string;
    body: string;
    edited_at: Date;
  };
  /** Who has been written to of a version that is to come. */
  content_notice: { slug: string; version: number; user_id: string; created_at: Date };
}

/** Views that other domains may read. */
export interface ContentViews {
  /** Pages with a published version. */
  content_page_view: { slug: string; changed_at: Date };
  /** What help articles say, by version. */
  content_article_view: { slug: string; version: number; title: string; body: string; effective_at: Date | null };
}
