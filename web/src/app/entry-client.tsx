import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#ui/fonts.css';
import { makeClient } from '#lib/apollo.ts';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';

const client = makeClient();
const state = document.getElementById('apollo')?.textContent;
if (state) client.restore(JSON.parse(state));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <Providers client={client}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
