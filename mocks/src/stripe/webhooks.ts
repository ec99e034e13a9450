import { createHmac } from 'node:crypto';
import { newStripeId } from './books.ts';

/** An event to deliver. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

/** Signs a payload as Stripe does: `t=<seconds>,v1=HMAC-SHA256(secret, "t.payload")`. */
export function signStripePayload(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Creates an event in Stripe's format. */
export function writeEvent(type: string, object: object, now: Date): StripeEvent {
  const id = newStripeId('evt');
  const created = Math.floor(now.getTime() / 1000);
  const payload = JSON.stringify({ id, object: 'event', created, type, livemode: false, data: { object } });
  return { id, type, payload };
}
