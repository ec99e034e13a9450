import { ROYALTY_KINDS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../platform/http/pagination.ts';

const WholeSchema = v.pipe(v.number(), v.integer());

/** Frozen monthly statement of a studio; amounts in US cents, negative if refunds exceed earnings. */
const RoyaltyStatementSchema = v.object({
  id: v.string(),
  /** Sequential number within the studio. */
  number: WholeSchema,
  /** Such as `2026-11`. */
  month: v.string(),
  lineCount: WholeSchema,
  total: WholeSchema,
  /** Hexadecimal SHA-256 of the CSV. */
  csvSha256: v.string(),
  frozenAt: InstantField,
  csvUrl: v.string(),
  pdfUrl: v.string(),
});
/** Frozen monthly statement of a studio. */
export type RoyaltyStatementDto = v.InferOutput<typeof RoyaltyStatementSchema>;

/** Line of a statement; `sku` and `title` are null for a share of a period. */
const RoyaltyLineSchema = v.object({
  /** Line number within the statement. */
  number: WholeSchema,
  occurredAt: InstantField,
  /** Cause, such as `order-paid:…`. */
  event: v.string(),
  kind: v.picklist(ROYALTY_KINDS),
  sku: v.nullable(v.string()),
  title: v.nullable(v.string()),
  net: WholeSchema,
  basisPoints: WholeSchema,
  /** Formula of the amount, rounded half up. */
  formula: v.string(),
  amount: WholeSchema,
});
/** Line of a statement. */
export type RoyaltyLineDto = v.InferOutput<typeof RoyaltyLineSchema>;

const RoyaltyStatementPageSchema = v.object({
  statement: RoyaltyStatementSchema,
  lines: v.array(RoyaltyLineSchema),
  pagination: PaginationSchema,
});
/** A statement with a page of its lines. */
export type RoyaltyStatementPageDto = v.InferOutput<typeof RoyaltyStatementPageSchema>;

const RoyaltyStatementListSchema = v.object({ statements: v.array(RoyaltyStatementSchema) });
/** Statements of a studio, newest first. */
export type RoyaltyStatementListDto = v.InferOutput<typeof RoyaltyStatementListSchema>;

/** Named schemas of royalties. */
export const royaltySchemas = {
  RoyaltyStatement: RoyaltyStatementSchema,
  RoyaltyLine: RoyaltyLineSchema,
  RoyaltyStatementPage: RoyaltyStatementPageSchema,
  RoyaltyStatementList: RoyaltyStatementListSchema,
};

const ofStatement = {
  method: 'get',
  auth: 'studio.payouts',
  params: v.object({ studioId: IdField, number: IdField }),
  errors: ['not_found'],
} as const;

/** Calls of royalties. */
export const royaltyCalls = {
  statements: defineCall({
    method: 'get',
    path: '/studios/{studioId}/statements',
    summary: 'Lists the newest 120 statements of a studio.',
    auth: 'studio.payouts',
    params: v.object({ studioId: IdField }),
    response: RoyaltyStatementListSchema,
    errors: ['not_found'],
  }),
  statement: defineCall({
    ...ofStatement,
    path: '/studios/{studioId}/statements/{number}',
    summary: 'Returns a statement of a studio with a page of its lines.',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: RoyaltyStatementPageSchema,
  }),
  statementCsv: defineCall({
    ...ofStatement,
    path: '/api/studios/{studioId}/statements/{number}/csv',
    summary: 'Returns all lines of a statement as CSV, byte for byte the same each time.',
    response: { mediaTypes: ['text/csv'] },
  }),
  statementPdf: defineCall({
    ...ofStatement,
    path: '/api/studios/{studioId}/statements/{number}/pdf',
    summary: 'Returns a statement as PDF with its first 500 lines.',
    response: { mediaTypes: ['application/pdf'] },
  }),
};
