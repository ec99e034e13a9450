import { screen } from '@testing-library/react';
import { asset } from '@halfdrop/mocks';
import { generatePath } from 'react-router-dom';
import { renderApp } from '../../test/render.tsx';
import { routes } from './routes.tsx';

const keys = {
  code: 'HD-1',
  key: 'loomhouse',
  kind: 'category',
  name: 'unbalanced-transaction',
  slug: 'luxury',
  number: 'HD-T-77777777',
  id: 'application-tidal-press',
  submissionId: 'submission-4',
};
const product = `/product/${asset(1).slug}`;
const addressOf = (path: string) => (path === '/product/:slug' ? product : generatePath(path, keys));
const pages = [...new Map(routes.map(({ path, Page }) => [Page, addressOf(path)])).values()];

test('a walk through all pages, each mounted twice as while the shop is developed, asks for nothing twice', async () => {
  const { goTo, operations } = await renderApp('/login', { isStrict: true, patterns: 8 });
  for (const page of pages) {
    await goTo(page);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  }
  const asked = operations.map((operation) => JSON.stringify(operation));
  expect(asked).toEqual([...new Set(asked)]);
});
