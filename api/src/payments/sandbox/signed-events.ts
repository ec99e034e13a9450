import * as v from 'valibot';
import type { Clock } from '../../platform/clock/clock.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isSignatureValid, sandboxSignatureHeader, signPayload } from '../signature.ts';

/** Settings shared by sender and receiver of a sandbox webhook. */
interface Webhook {
  readonly clock: Clock;
  readonly webhookSecret: string;
}

const PATIENCE_MS = 10_000;

/**
 * Delivers an event over HTTP. Redirects are treated as failures: they could lead to URLs only reachable from this
 * machine.
 * @throws unavailable, or an error when it was rejected; deliver it again in both cases
 */
export async function deliverSigned(
  { clock, webhookSecret }: Webhook,
  url: string,
  event: unknown,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const payload = JSON.stringify(event);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signPayload(webhookSecret, payload, clock.now()),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  // Discard the body; left unread, it would keep the connection open as long as the receiver likes.
  await response.body?.cancel();
  if (response.status === 503) throw new Problem('unavailable');
  if (!response.ok) throw new Error(`the webhook answered with ${response.status}`);
}

/**
 * Parses a delivered event.
 * @throws invalid_signature before the payload is parsed, malformed_json, validation_failed
 */
export function readSigned<Event>(
  { clock, webhookSecret }: Webhook,
  schema: v.GenericSchema<unknown, Event>,
  payload: Buffer,
  signature: string | undefined,
): Event {
  if (!isSignatureValid(webhookSecret, payload, signature, clock.now())) throw new Problem('invalid_signature');
  const event = v.safeParse(schema, parsedJson(payload));
  if (!event.success) throw new Problem('validation_failed', { message: 'This event is not known.' });
  return event.output;
}

function parsedJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch (error) {
    throw new Problem('malformed_json', { cause: error });
  }
}
