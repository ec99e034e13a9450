import { RestFailure } from '../rest-failure.ts';
import type { Changes } from './change-feed.ts';

/** What the context of a subscription has for it. */
export interface LiveContext {
  readonly changes: Changes;
}

/**
 * A field of `Subscription` that tells of changes of one thing.
 * @param topicOf reads the thing as its caller, so that nobody follows what they may not read, and names what the api says
 *   of its changes; null where there is no such thing
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
