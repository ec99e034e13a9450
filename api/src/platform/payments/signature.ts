import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature of a sandbox event. */
export const sandboxSignatureHeader = 'halfdrop-signature';

const toleranceInSeconds = 300;

/** Signs a payload: `t=<seconds>,v1=HMAC-SHA256(secret, "t.payload")`. */
export function signPayload(secret: string, payload: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, payload).toString('hex')}`;
}

/** Whether a payload was signed with the secret at most 300 seconds from now. Takes the same time for any content. */
export function isSignatureValid(secret: string, payload: Buffer, header: string | undefined, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '');
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const isRecent = Math.abs(now.getTime() / 1000 - seconds) <= toleranceInSeconds;
  const isOurs = timingSafeEqual(digest(secret, seconds, payload), Buffer.from(parts[2] ?? '', 'hex'));
  return isRecent && isOurs;
}

function digest(secret: string, seconds: number, payload: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(payload).digest();
}
