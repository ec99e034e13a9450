import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of address confirmation links; each email starts a new round. */
export const confirmationLinks = linkTokens('confirm-email');
