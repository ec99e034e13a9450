import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of links that accept an invitation. */
export const invitationLinks = linkTokens('studio-invitation');
