import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const KindField = v.picklist(['receipt', 'files'], 'Must be the receipt or the files');
/** Mail to resend: the receipt, or a new download link. */
export type OrderMailKind = v.InferOutput<typeof KindField>;

const SentMailSchema = v.object({ sentTo: v.string() });

/** Named schemas of order mail. */
export const orderMailSchemas = { SentMail: SentMailSchema };

/** Calls by which the staff resends mail. */
export const orderMailCalls = {
  mailAgain: defineCall({
    method: 'post',
    path: '/admin/orders/{number}/mails',
    summary: 'Emails the buyer the receipt again or a new download link.',
    auth: 'order.resend',
    params: v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)) }),
    body: v.object({ kind: KindField }),
    response: SentMailSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
};
