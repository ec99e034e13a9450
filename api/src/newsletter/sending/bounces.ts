import * as v from 'valibot';
import type { Foundation } from '../../domain-module.ts';
import { readSignedBody } from '../../payments/signed-body.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { BouncedMailSchema } from '../newsletter.contract.ts';
import { findByEmail, markBounced } from '../newsletter.repository.ts';
import { findNewestDelivery, recordReturned } from './deliveries.repository.ts';

interface BounceNeeds extends Pick<Foundation, 'db' | 'clock'> {
  /** Null if no mail server reports bounces. */
  readonly mailSecret: string | null;
}

const issueMailId = /newsletter-(?<issueId>[\da-f-]{36})-(?<subscriptionId>[\da-f-]{36})@/;

/**
 * Processes the mail server's report of a bounced mail: a permanently undeliverable address receives no further issues.
 * Idempotent. @throws not_found if no mail server reports bounces, invalid_signature, malformed_json
 */
export function takeBounce(
  { db, clock, mailSecret }: BounceNeeds,
  payload: Buffer,
  signature: string | undefined,
): Promise<{ isTaken: boolean }> {
  const now = clock.now();
  const signed = { secret: mailSecret, payload, signature, now };
  const bounce: v.InferOutput<typeof BouncedMailSchema> = readSignedBody(BouncedMailSchema, signed);
  return inTransaction(db, async (trx) => {
    const subscription = bounce.isPermanent ? await findByEmail(trx, bounce.email) : undefined;
    if (!subscription) return { isTaken: false };
    const named = issueMailId.exec(bounce.messageId)?.groups;
    const issueId = named?.['issueId'] ?? (await findNewestDelivery(trx, subscription.id))?.issue_id;
    if (issueId !== undefined) await recordReturned(trx, { issueId, subscriptionId: subscription.id });
    await markBounced(trx, subscription.id, { reason: bounce.reason, now });
    return { isTaken: true };
  });
}
