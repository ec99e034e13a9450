import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of the links in the mails about a request, which only the claimant gets. */
export const takedownLinks = linkTokens('takedown');
