import { RestFailure } from '../rest-failure.ts';
import type { Changes } from './change-feed.ts';

/** Subscription support in the context. */
export interface LiveContext {
  readonly changes: Changes;
}

/**
 * Creates a `Subscription` field for changes of one object.
 * @param topicOf reads the object as the caller, so that only permitted users can follow it, and returns its topic;
 * null if it does not exist
 */
export function subscriptionField<Args, Context extends LiveContext>(
  topicOf: (args: Args, context: Context) => Promise<string | null>,
) {
  return {
    subscribe: async (_root: unknown, args: Args, context: Context) => {
      const topic = await topicOf(args, context);
      if (topic === null) throw new RestFailure(404, { code: 'not_found', message: 'There is no such thing.' });
      return context.changes.follow(topic);
    },
    resolve: () => ({ toldAt: new Date().toISOString() }),
  };
}
