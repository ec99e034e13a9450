import { linkTokens } from '../platform/ids/link-token.ts';

/** Tokens of the links of a subscription; resubscribing an address invalidates earlier links. */
export const newsletterLinks = { confirm: linkTokens('confirm'), unsubscribe: linkTokens('unsubscribe') } as const;
