import { EmailField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const SubscriptionSchema = v.object({
  email: v.string(),
  status: v.picklist(['pending', 'confirmed', 'unsubscribed']),
});
/** An address and whether it receives our mails. */
export type SubscriptionDto = v.InferOutput<typeof SubscriptionSchema>;

const TokenField = v.pipe(
  v.string('Must be the token of a link'),
  v.nonEmpty('Must be the token of a link'),
  v.maxLength(200, 'Must be the token of a link'),
);
const TokenSchema = v.object({ token: TokenField });

/** A bounced mail, as reported by the mail server. */
export const BouncedMailSchema = v.object({
  /** The `Message-ID` of the bounced mail. */
  messageId: v.pipe(v.string(), v.minLength(1), v.maxLength(250)),
  /** Its recipient. */
  email: EmailField,
  /** Whether the address is permanently undeliverable. */
  isPermanent: v.boolean(),
  /** Response of the recipient's server. */
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
});

/** Named schemas of this domain. */
export const newsletterSchemas = { NewsletterSubscription: SubscriptionSchema };

/** Endpoints of this domain. */
export const newsletterCalls = {
  subscribe: defineCall({
    method: 'post',
    path: '/newsletter/subscriptions',
    summary:
      'Subscribes an address to the newsletter. Until it is confirmed, the only email sent to it is the one with the confirmation link.',
    auth: 'none',
    needsSwitch: 'newsletter',
    body: v.object({ email: EmailField }),
    response: SubscriptionSchema,
    status: 202,
    errors: ['switched_off', 'rate_limited'],
  }),
  confirm: defineCall({
    method: 'post',
    path: '/newsletter/confirmations',
    summary: 'Confirms a newsletter subscription by the token of the emailed link.',
    auth: 'none',
    body: TokenSchema,
    response: SubscriptionSchema,
    errors: ['not_found'],
  }),
  unsubscribe: defineCall({
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary:
      'Unsubscribes an address from the newsletter as announced by the List-Unsubscribe header of every email (RFC 8058).',
    auth: 'none',
    query: TokenSchema,
    response: SubscriptionSchema,
    errors: ['not_found'],
  }),
  bouncedMail: defineCall({
    method: 'post',
    path: '/api/webhooks/bounced-mail',
    summary:
      'Receives bounce reports from the mail server, signed like incoming mail. An unreachable address receives no further newsletter issues.',
    auth: 'none',
    response: v.object({ isTaken: v.boolean() }),
    errors: ['invalid_signature', 'malformed_json', 'not_found'],
  }),
};
