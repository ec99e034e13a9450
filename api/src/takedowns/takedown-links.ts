import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of the links in mails about a request, which only the claimant receives. */
export const takedownLinks = linkTokens('takedown');
