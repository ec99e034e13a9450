import { SchemaLink } from '@apollo/client/link/schema';
import { mockSchema } from '@halfdrop/mocks';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from '#app/Providers.tsx';
import { makeClient } from '#lib/apollo.ts';
import '../src/app/fonts.css';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const client = makeClient({ link: new SchemaLink({ schema: mockSchema(), context: () => ({ token: null }) }) });

createRoot(root).render(
  <Providers client={client} currency="USD">
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </Providers>,
);
