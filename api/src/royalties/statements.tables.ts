/** Tables of statements. */
export interface StatementTables {
  royalties_statement: {
    id: string;
    studio_id: number;
    number: number;
    /** Such as `2026-11`. */
    month: string;
    line_count: number;
    total_cents: number;
    csv_sha256: string;
    frozen_at: Date;
  };
  royalties_statement_line: { line_id: string; statement_id: string };
}
