import { helpCategories } from '../factories/help.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';

/** Resolvers for reads of the help center. */
export function helpQueries(): QueryResolvers {
  return { helpCategories: () => [...helpCategories] };
}

/** Resolvers for feedback on the help center. */
export function helpMutations(): MutationResolvers {
  return {
    recordHelpFeedback: (_root, { input }) => {
      const isKnown = helpCategories.some(({ articles }) => articles.some(({ id }) => id === input.articleId));
      if (isKnown) return { isRecorded: true, errors: [] };
      const message = 'This article does not exist.';
      return { isRecorded: false, errors: [{ __typename: 'NotFoundError', message, path: ['articleId'] }] };
    },
  };
}
