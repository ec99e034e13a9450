import type { ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { makeClient } from '#lib/apollo.ts';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';
import { routes } from './routes.ts';

/** A page as a visitor sees it, ready for index.html. */
export interface RenderedPage {
  readonly html: string;
  readonly state: unknown;
  readonly status: number;
  readonly styles: string;
  readonly head: string;
}

const headTags = /<(title|meta|link)\b[^>]*?(?:\/>|>(?:[^<]*<\/\1>)?)/g;

/**
 * Renders one address on the server.
 * @param link answers the page's queries as a visitor
 * @throws when the signal fires, or a page throws
 */
export async function render(url: URL, link: ApolloLink, signal: AbortSignal): Promise<RenderedPage> {
  const client = makeClient({ isServer: true, link });
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { result } = await prerenderStatic({
    tree: (
      <CacheProvider value={cache}>
        <Providers client={client}>
          <StaticRouter location={url.pathname + url.search}>
            <App />
          </StaticRouter>
        </Providers>
      </CacheProvider>
    ),
    context: { client },
    signal,
    // One piece: React would move a large boundary into a hidden element that only a script brings back.
    renderFunction: (tree) => prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY, signal }),
  });
  const state = client.extract();
  client.stop();
  const { head, body } = splitHead(result);
  return {
    html: body,
    state,
    status: statusOf(url, state),
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(result)),
    head,
  };
}

/** React writes hoisted tags before the first element of the tree; index.html has its own place for them. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.search(/<(?!title|meta|link|\/title)/);
  return start < 0 ? { head: '', body: html } : { head: (html.slice(0, start).match(headTags) ?? []).join(''), body: html.slice(start) };
}

/** 404 where no page is, and where the page's subject does not exist. */
function statusOf(url: URL, state: object): number {
  if (!routes.some(({ path }) => matchPath(path, url.pathname))) return 404;
  const root = 'ROOT_QUERY' in state ? JSON.stringify(state.ROOT_QUERY) : '';
  return /"assetBySlug\([^)]*\)":null/.test(root) ? 404 : 200;
}
