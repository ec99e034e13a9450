import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of an invitation's link: names it, and proves that we wrote it. */
export function writeInvitationToken(secret: string, invitationId: string): string {
  return `${invitationId}.${digest(secret, invitationId)}`;
}

/** The invitation that a token names; null when it was not written by us. */
export function readInvitationToken(secret: string, token: string): string | null {
  const [, id = '', proof = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return null;
  return timingSafeEqual(Buffer.from(digest(secret, id)), Buffer.from(proof)) ? id : null;
}

function digest(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`studio-invitation:${id}`).digest('base64url');
}
