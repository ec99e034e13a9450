import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';

/** An open session, as shown to its user. */
const OpenSessionSchema = v.object({
  id: v.string(),
  /** Readable name, such as 'Chrome on Windows'. */
  device: v.string(),
  createdAt: InstantField,
  /** Accurate to a few minutes. */
  lastUsedAt: InstantField,
  /** Whether it is the requesting session. */
  isCurrent: v.boolean(),
});
/** An open session, as shown to its user. */
export type OpenSessionDto = v.InferOutput<typeof OpenSessionSchema>;

const SessionListSchema = v.array(OpenSessionSchema);

/** Named schemas of sessions. */
export const sessionSchemas = { OpenSession: OpenSessionSchema };

/** Calls for sessions. */
export const sessionCalls = {
  listSessions: defineCall({
    method: 'get',
    path: '/auth/sessions',
    summary: 'Lists the open sessions of the signed-in user, the current one first, then by last use.',
    auth: 'session.list',
    response: SessionListSchema,
    errors: [],
  }),
  endSession: defineCall({
    method: 'delete',
    path: '/auth/sessions/{id}',
    summary: 'Signs out one device and returns the remaining sessions.',
    auth: 'session.end',
    params: v.object({ id: IdField }),
    response: SessionListSchema,
    errors: ['not_found'],
  }),
  endOtherSessions: defineCall({
    method: 'delete',
    path: '/auth/sessions',
    summary: 'Signs out all other devices and returns the remaining session.',
    auth: 'session.end',
    response: SessionListSchema,
    errors: [],
  }),
};
