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

// RxJS throws what no observer catches from a timer, where nothing can: one broken page would end the whole gateway.
config.onUnhandledError = (error) => console.error('A page was rendered with an error nobody caught', error);

const ApolloContext = getApolloContext();

/** A page as it goes into index.html. */
export interface RenderedPage {
  readonly html: string;
  /** What the browser's cache starts with. */
  readonly state: unknown;
  readonly status: number;
  /** Style tags. */
  readonly styles: string;
  /** Title, meta and link tags. */
  readonly head: string;
}

/** Which page is asked for, and how. */
export interface PageRequest {
  /** Its origin is that of the shop as people use it. */
  readonly url: URL;
  readonly leadCurrency: Currency;
}

/** Marks style tags as those that Emotion has put where they are: it would move them when its script is run. */
const keptInPlace = (styleTags: string) =>
  styleTags.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');

/** React writes what belongs into the head before everything else. */
const leadingHeadTags = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Renders the page of an address as a visitor sees it, with its data from `link`; rejects when `signal` fires. */
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
  // Where a part of a page throws, React leaves it to the browser and goes on.
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
