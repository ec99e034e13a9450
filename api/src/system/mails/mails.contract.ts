import { MAIL_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { InstantField, optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';

/** A mail the shop has sent or tried to send; its text is not stored. */
const SystemMailSchema = v.object({
  id: v.string(),
  /** The job that sends it. */
  task: v.string(),
  recipient: v.string(),
  subject: v.string(),
  status: v.picklist(['waiting', 'sent', 'failed']),
  tries: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Why the last attempt failed; null once it is sent. */
  error: v.nullable(v.string()),
  createdAt: InstantField,
  triedAt: InstantField,
  sentAt: v.nullable(InstantField),
});
/** A mail the shop has sent or tried to send. */
export type SystemMailDto = v.InferOutput<typeof SystemMailSchema>;

const SystemMailPageSchema = v.object({ mails: v.array(SystemMailSchema), pagination: PaginationSchema });
/** One numbered page of mails. */
export type SystemMailPageDto = v.InferOutput<typeof SystemMailPageSchema>;

/** Named schemas for the outbox. */
export const mailSchemas = { SystemMail: SystemMailSchema, SystemMailPage: SystemMailPageSchema };

/** Endpoints for the outbox. */
export const mailCalls = {
  mails: defineCall({
    method: 'get',
    path: '/admin/system/mails',
    summary:
      'Lists emails of the last 30 days by view and by prefix of an address. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'system.manage',
    query: v.object({
      view: v.optional(v.picklist(MAIL_VIEWS, 'Unknown view'), 'all'),
      q: optionalText(254),
      page: pageField(),
      limit: limitField(),
    }),
    response: SystemMailPageSchema,
    errors: [],
  }),
  sendMailAgain: defineCall({
    method: 'post',
    path: '/admin/system/mails/{id}/send',
    summary: 'Composes and sends an email again, provided that its content still applies.',
    auth: 'system.manage',
    params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }),
    response: SystemMailSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
};
