import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of links that confirm the address of an account; a later email has another round. */
export const confirmationLinks = linkTokens('confirm-email');
