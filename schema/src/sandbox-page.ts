import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { exampleDocument } from './examples.ts';

const guard = '<head><script src="/graphql/explorer/sandbox-guard.js"></script>';

/** Serves Apollo Sandbox on `/graphql`; browsers that cannot reach Apollo are redirected to the local explorer. */
export function sandboxPage(): ApolloServerPlugin {
  const plugin = ApolloServerPluginLandingPageLocalDefault({ embed: true, document: exampleDocument, headers: {} });
  return {
    ...plugin,
    async serverWillStart(service) {
      const listener = (await plugin.serverWillStart?.(service)) ?? undefined;
      const page = await listener?.renderLandingPage?.();
      if (!listener || !page) throw new Error('Apollo Server has no page of the Sandbox.');
      const html = async () => {
        const text = typeof page.html === 'string' ? page.html : await page.html();
        return text.replace('<head>', guard);
      };
      return { ...listener, renderLandingPage: async () => ({ html }) };
    },
  };
}
