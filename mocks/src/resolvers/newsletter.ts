import { EmailField } from '@halfdrop/domain';
import type {
  ConfirmNewsletterPayload,
  MutationResolvers,
  NewsletterStatus,
  UnsubscribeFromNewsletterPayload,
} from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';

/** The only token the mocked shop accepts, for either link. */
const KNOWN_TOKEN = 'newsletter-token';

function follow(token: string, status: NewsletterStatus): ConfirmNewsletterPayload & UnsubscribeFromNewsletterPayload {
  if (token === KNOWN_TOKEN) return { subscription: { email: 'ada@example.com', status }, errors: [] };
  const message = 'This link does not work any more. Please subscribe again.';
  return { subscription: null, errors: [{ __typename: 'NotFoundError', message, path: ['token'] }] };
}

/** Resolvers for newsletter sign-up and its links; `newsletter-token` is the only token that works. */
export function newsletterMutations(): MutationResolvers {
  return {
    subscribeToNewsletter: (_root, { input }) => {
      const errors = brokenRules([fieldRule('email', EmailField, input.email)]);
      if (errors.length > 0) return { subscription: null, errors };
      return { subscription: { email: input.email.trim(), status: 'PENDING' }, errors };
    },
    confirmNewsletter: (_root, { input }) => follow(input.token, 'CONFIRMED'),
    unsubscribeFromNewsletter: (_root, { input }) => follow(input.token, 'UNSUBSCRIBED'),
  };
}
