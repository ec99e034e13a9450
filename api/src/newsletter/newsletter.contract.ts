import { EmailField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const SubscriptionSchema = v.object({
  email: v.string(),
  status: v.picklist(['pending', 'confirmed', 'unsubscribed']),
});
/** An address and whether it gets our emails. */
export type SubscriptionDto = v.InferOutput<typeof SubscriptionSchema>;

const TokenField = v.pipe(
  v.string('Must be the token of a link'),
  v.nonEmpty('Must be the token of a link'),
  v.maxLength(200, 'Must be the token of a link'),
);
const TokenSchema = v.object({ token: TokenField });

/** The named shapes of this domain. */
export const newsletterSchemas = { NewsletterSubscription: SubscriptionSchema };

/** The calls of this domain. */
export const newsletterCalls = {
  subscribe: defineCall({
    method: 'post',
    path: '/newsletter/subscriptions',
    summary: 'Asks for the newsletter. Nothing is sent to the address but one mail with a link that confirms it.',
    auth: 'none',
    body: v.object({ email: EmailField }),
    response: SubscriptionSchema,
    status: 202,
    errors: ['rate_limited'],
  }),
  confirm: defineCall({
    method: 'post',
    path: '/newsletter/confirmations',
    summary: 'Confirms an address by the token of the link that was mailed to it.',
    auth: 'none',
    body: TokenSchema,
    response: SubscriptionSchema,
    errors: ['not_found'],
  }),
  unsubscribe: defineCall({
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary: 'Takes an address off the list, as the List-Unsubscribe header of every email promises (RFC 8058).',
    auth: 'none',
    query: TokenSchema,
    response: SubscriptionSchema,
    errors: ['not_found'],
  }),
};
