import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of links that unsubscribe an account from the weekly mail. */
export const digestLinks = linkTokens('follow-digest');
