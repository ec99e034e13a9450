import { text } from 'node:stream/consumers';
import type { ApolloLink } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { config } from 'rxjs';
import { App } from '#app/App.tsx';
import { Providers } from '#app/Providers.tsx';
import { isKnownPath } from '#app/routes-near.ts';
import { PageQueries } from '#app/ssr/page-queries.ts';
import { STYLE_KEY } from '#app/styles/style-cache.ts';
import type { Currency } from '#lib/currency.ts';
import { type PageStatus, PageStatusContext } from '#lib/page-status.ts';
import { type FailureStatus, OperationWatch } from '#app/operation-watch.ts';
import { SiteOrigin } from '#lib/site-origin.ts';

// RxJS rethrows unhandled errors from a timer, where nothing can catch them: one broken page would crash the gateway.
config.onUnhandledError = (error) => console.error('A page was rendered with an error nobody caught', error);

const ApolloContext = getApolloContext();

/** The parts of a rendered page that go into index.html. */
export interface RenderedPage {
  readonly html: string;
  /** Initial state of the browser's cache. */
  readonly state: unknown;
  readonly status: number;
  /** Style tags. */
  readonly styles: string;
  /** Title, meta and link tags. */
  readonly head: string;
}

/** Which page to render, and how. */
export interface PageRequest {
  /** Its origin is the shop's public origin. */
  readonly url: URL;
  readonly leadCurrency: Currency;
}

/** Marks style tags as already placed by Emotion, which would otherwise move them when its script runs. */
const keptInPlace = (styleTags: string) =>
  styleTags.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');

/** React writes head tags before everything else. */
const leadingHeadTags = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Renders the page at an address with data from `link`, as a visitor sees it. Rejects when `signal` fires. */
export async function render(
  { url, leadCurrency }: PageRequest,
  link: ApolloLink,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const watch = new OperationWatch();
  const queries = new PageQueries(watch.link.concat(link));
  const cache = createCache({ key: STYLE_KEY });
  const emotion = createEmotionServer(cache);
  const status: PageStatus = { code: isKnownPath(url.pathname) ? 200 : 404 };
  let broken: FailureStatus | null = null;
  // When part of a page throws, React leaves it to the browser and continues.
  const onError = (error: unknown) => {
    console.error('A part of a page could not be rendered', error);
    broken = 500;
  };
  const page = (
    <ApolloContext value={queries.context}>
      <CacheProvider value={cache}>
        <PageStatusContext value={status}>
          <SiteOrigin value={url.origin}>
            <Providers client={queries.context.client} currency={leadCurrency} renderedAt={Date.now()}>
              <StaticRouter location={url.pathname + url.search}>
                <App />
              </StaticRouter>
            </Providers>
          </SiteOrigin>
        </PageStatusContext>
      </CacheProvider>
    </ApolloContext>
  );
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY, signal, onError };
  const result = await text((await prerenderToNodeStream(page, options)).prelude);
  signal.throwIfAborted();
  const head = leadingHeadTags.exec(result)?.[0] ?? '';
  return {
    head,
    html: result.slice(head.length),
    state: queries.state,
    status: broken ?? watch.failure ?? status.code,
    styles: keptInPlace(emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(result))),
  };
}
