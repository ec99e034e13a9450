import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of the links of a subscription; a later round of the same address has other links. */
export const newsletterLinks = { confirm: linkTokens('confirm'), unsubscribe: linkTokens('unsubscribe') } as const;
