import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of links that end the weekly mail of an account. */
export const digestLinks = linkTokens('follow-digest');
