import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { HelpApi } from './HelpApi.ts';
import { helpTopics } from './help-topics.ts';

interface Context extends RequestContext {
  readonly help: HelpApi;
}

/** Resolvers for the help center and article feedback. */
export const helpResolvers: Resolvers<Context> = {
  Query: {
    helpCategories: async (_root, _args, { help }) => {
      const categories = await help.categories();
      return categories.map((category) => ({ ...category, topic: helpTopics[category.id] }));
    },
  },
  Mutation: {
    recordHelpFeedback: async (_root, { input }, { help }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(help.recordFeedback(input.articleId, input.visitorKey), {
        expects,
        fields: { NotFoundError: 'articleId' },
      });
      return { isRecorded: data !== null, errors };
    },
  },
};
