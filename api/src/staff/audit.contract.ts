import { MAX_PAGE_SIZE, POLICY } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../exports/exports.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, wholeNumber } from '../platform/http/fields.ts';

const FactsSchema = v.nullable(
  v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]))),
);
const PersonSchema = v.object({ id: v.string(), name: v.string() });

/** One change by staff. */
const AuditLineSchema = v.object({
  /** Sequence number without gaps. */
  position: v.string(),
  happenedAt: InstantField,
  /** Null for a script on the shop's machine. */
  actor: v.nullable(PersonSchema),
  /** The user that the actor impersonated. */
  impersonated: v.nullable(PersonSchema),
  action: v.string(),
  subjectKind: v.string(),
  subjectId: v.string(),
  before: FactsSchema,
  after: FactsSchema,
  why: v.string(),
  requestId: v.nullable(v.string()),
  /** SHA-256, in hex, over all of the above and the hash of the previous line. */
  hash: v.string(),
});
/** One change by staff. */
export type AuditLineDto = v.InferOutput<typeof AuditLineSchema>;

const AuditPageSchema = v.object({
  lines: v.array(AuditLineSchema),
  /** Value of `before` for the next page; null at the end. */
  nextBefore: v.nullable(v.string()),
});
/** A page of lines, newest first. */
export type AuditPageDto = v.InferOutput<typeof AuditPageSchema>;

const AuditChainSchema = v.object({
  isIntact: v.boolean(),
  /** The first line that was modified or does not follow its predecessor; null if all are intact. */
  firstBroken: v.nullable(v.string()),
  lineCount: v.pipe(v.number(), v.integer()),
  /** The hash at the end of the chain, to be recorded elsewhere: rewriting every line would change it. */
  headHash: v.string(),
});
/** Result of verifying the audit log. */
export type AuditChainDto = v.InferOutput<typeof AuditChainSchema>;

const Position = v.pipe(v.string('Must be a position'), v.regex(/^\d{1,18}$/, 'Must be a position'));
const Word = v.pipe(v.string(), v.trim(), v.maxLength(60, 'Must have at most 60 characters'));
const actions = Object.keys(POLICY);

const filterEntries = {
  actorId: v.optional(IdField),
  action: v.optional(
    v.pipe(
      Word,
      v.check((word) => actions.includes(word), 'There is no such action'),
    ),
  ),
  subjectKind: v.optional(Word),
  subjectId: v.optional(IdField),
  from: v.optional(InstantField),
  until: v.optional(InstantField),
};

const AuditQuery = v.object({
  ...filterEntries,
  before: v.optional(Position),
  limit: wholeNumber(50, 1, MAX_PAGE_SIZE),
});
/** Filters of the audit log. */
export type AuditQuery = v.InferOutput<typeof AuditQuery>;

/** Named schemas for the audit. */
export const auditSchemas = { AuditLine: AuditLineSchema, AuditPage: AuditPageSchema, AuditChain: AuditChainSchema };

/** Endpoints for the audit log, for owners only. */
export const auditCalls = {
  lines: defineCall({
    method: 'get',
    path: '/admin/audit',
    summary: 'Lists changes made by staff, newest first, filtered by person, action, subject and time.',
    auth: 'audit.read',
    query: AuditQuery,
    response: AuditPageSchema,
    errors: [],
  }),
  exportLines: defineCall({
    ...linksExport,
    path: '/admin/audit/exports',
    summary:
      'Creates a link to a CSV export of all changes made by staff, filtered by person, action, subject and time.',
    auth: 'audit.read',
    body: v.object(filterEntries),
  }),
  chain: defineCall({
    method: 'get',
    path: '/admin/audit/chain',
    summary: 'Recomputes the hash of every audit line and reports whether all lines are unaltered.',
    auth: 'audit.read',
    response: AuditChainSchema,
    errors: [],
  }),
};
