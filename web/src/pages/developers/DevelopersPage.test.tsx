import { mockSchema } from '@halfdrop/mocks';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'graphql';
import { renderApp } from '../../../test/render.tsx';
import { curlCommand } from './example-text.ts';

test('R-40 /api tells developers how to read the shop', async () => {
  await renderApp('/api');
  expect(await screen.findByRole('heading', { level: 1, name: 'All about api' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Try it' })).toBeVisible();
  expect(screen.getByLabelText('Query')).toHaveTextContent(/^query ApiExample/);
});

test('R-40 the query on the page is answered as it stands there', async () => {
  await renderApp('/api');
  const source = (await screen.findByLabelText('Query')).textContent ?? '';
  expect(source).not.toContain('__typename');
  expect((await graphql({ schema: mockSchema(), source })).errors).toBeUndefined();

  const command = screen.getByLabelText('Command').textContent ?? '';
  expect(command).toContain("curl 'http://localhost/graphql'");
  const body: unknown = JSON.parse(/--data '(?<body>.*)'$/.exec(command)?.groups?.['body'] ?? '');
  expect(body).toEqual({ query: source.replaceAll(/\s+/g, ' ') });
});

test('R-40 the query runs on the page and shows its answer', async () => {
  await renderApp('/api');
  await userEvent.click(await screen.findByRole('button', { name: 'Run this query' }));
  expect(await screen.findByText(/^Answered: \d+ patterns match\.$/)).toBeVisible();
  const answer: unknown = JSON.parse(screen.getByLabelText('Answer').textContent ?? '');
  expect(answer).toMatchObject({ data: { assets: { items: expect.any(Array) } } });
  expect(screen.getByLabelText('Answer')).not.toHaveTextContent('__typename');
});

test('R-40 without a text the example stands alone', async () => {
  await renderApp('/api', { overrides: { Query: { contentPage: () => null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run this query' })).toBeVisible();
});

test('a command fits a shell whatever the query spans', () => {
  expect(curlCommand('{\n  a\n}', 'https://shop.example')).toBe(
    `curl 'https://shop.example/graphql' \\\n  --header 'content-type: application/json' \\\n  --data '{"query":"{ a }"}'`,
  );
});
