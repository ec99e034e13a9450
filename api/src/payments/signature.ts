import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature of a sandbox event. */
export const sandboxSignatureHeader = 'halfdrop-signature';

/** How old a signed event may be: as long as a delivery may take, and no longer than it could be of use to a thief. */
export const MAX_AGE_SECONDS = 300;
/** How far ahead of ours the clock of who signed may go. */
const MAX_SECONDS_AHEAD = 60;

/** Whether an event that was signed at a second, as counted from 1970, may be taken now. */
export function isTimely(seconds: number, now: Date): boolean {
  const age = now.getTime() / 1000 - seconds;
  return age <= MAX_AGE_SECONDS && age >= -MAX_SECONDS_AHEAD;
}

/** Signs a payload: `t=<seconds>,v1=HMAC-SHA256(secret, "t.payload")`. */
export function signPayload(secret: string, payload: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, payload).toString('hex')}`;
}

/** Whether a payload was signed with the secret at a time that counts. Takes the same time for any content. */
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
