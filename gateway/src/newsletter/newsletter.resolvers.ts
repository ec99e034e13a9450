import type { NewsletterStatus, Resolvers } from '../generated/resolvers.ts';
import type { NewsletterSubscription } from '../generated/rest.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { NewsletterApi } from './NewsletterApi.ts';

interface Context extends RequestContext {
  readonly newsletter: NewsletterApi;
}

const statuses: Record<NewsletterSubscription['status'], NewsletterStatus> = {
  confirmed: 'CONFIRMED',
  pending: 'PENDING',
  unsubscribed: 'UNSUBSCRIBED',
};

const linkRules = {
  expects: ['NotFoundError', 'ValidationError'] as const,
  fields: { NotFoundError: 'token' },
};

/** Resolvers for subscribing to the newsletter and for the links in its emails. */
export const newsletterResolvers: Resolvers<Context> = {
  Mutation: {
    subscribeToNewsletter: async (_root, { input }, { newsletter }) => {
      const expects = ['SwitchedOffError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(newsletter.subscribe(input.email), { expects });
      return { subscription: data && toSubscription(data), errors };
    },
    confirmNewsletter: async (_root, { input }, { newsletter }) => {
      const { data, errors } = await outcomeOf(newsletter.confirm(input.token), linkRules);
      return { subscription: data && toSubscription(data), errors };
    },
    unsubscribeFromNewsletter: async (_root, { input }, { newsletter }) => {
      const { data, errors } = await outcomeOf(newsletter.unsubscribe(input.token), linkRules);
      return { subscription: data && toSubscription(data), errors };
    },
  },
};

function toSubscription({ email, status }: NewsletterSubscription) {
  return { email, status: statuses[status] };
}
