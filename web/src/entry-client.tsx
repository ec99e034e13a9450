import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { makeClient } from '#lib/apollo.ts';
import { App } from '#app/App.tsx';
import { currencyOfPage } from '#lib/currency.ts';
import './app/first-view.css';
import './app/fonts.css';
import { Providers } from '#app/Providers.tsx';
import { preloadPage } from '#app/routes-near.ts';
import { renderedAtOfPage } from '#lib/rendered-at.ts';
import { makeStyleCache } from '#app/styles/style-cache.ts';
import { originOfPage, SiteOrigin } from '#lib/site-origin.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The script downloads while the surrounding layout is hydrated.
preloadPage(location.pathname);

const client = makeClient();
const state = document.getElementById('apollo')?.textContent;
if (state) client.restore(JSON.parse(state));

const app = (
  <StrictMode>
    <CacheProvider value={makeStyleCache()}>
      <SiteOrigin value={originOfPage(document)}>
        <Providers
          client={client}
          currency={currencyOfPage(document, navigator.languages)}
          renderedAt={renderedAtOfPage(document)}
        >
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Providers>
      </SiteOrigin>
    </CacheProvider>
  </StrictMode>
);

if (root.firstElementChild) {
  // As a transition, hydration yields to user input.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error('The page was rendered anew.', error) });
  });
} else {
  createRoot(root).render(app);
}
