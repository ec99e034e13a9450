import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the signature of a sandbox event. */
export const sandboxSignatureHeader = 'halfdrop-signature';

/** Maximum age of a signed event: long enough for delivery, short enough to limit replays. */
export const MAX_AGE_SECONDS = 300;
/** Tolerance for a sender's clock ahead of ours. */
const MAX_SECONDS_AHEAD = 60;

/** Returns whether an event signed at a Unix time in seconds is still acceptable. */
export function isTimely(seconds: number, now: Date): boolean {
  const age = now.getTime() / 1000 - seconds;
  return age <= MAX_AGE_SECONDS && age >= -MAX_SECONDS_AHEAD;
}

/** Signs a payload: `t=<seconds>,v1=HMAC-SHA256(secret, "t.payload")`. */
export function signPayload(secret: string, payload: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, payload).toString('hex')}`;
}

/** Returns whether a payload has a valid and timely signature. Compares in constant time. */
export function isSignatureValid(secret: string, payload: Buffer, header: string | undefined, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '');
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const isOurs = timingSafeEqual(digest(secret, seconds, payload), Buffer.from(parts[2] ?? '', 'hex'));
  return isTimely(seconds, now) && isOurs;
}

function digest(secret: string, seconds: number, payload: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(payload).digest();
}
