import { contentPage, upstreamUnavailable } from '@halfdrop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render.tsx';

const pages = [
  ['R-12', '/privacy', 'privacy'],
  ['R-13', '/terms', 'terms'],
  ['R-37', '/license-terms', 'license-terms'],
  ['R-41', '/cookies', 'cookies'],
] as const;

test.each(pages)('%s %s shows the published text with its version, contents and sections', async (_row, path, slug) => {
  const { operations } = await renderApp(path);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`All about ${slug}`);
  expect(document.title).toBe(`All about ${slug} | Halfdrop`);
  expect(screen.getByText(/Version 2, 21 November 2026/)).toBeVisible();
  const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
  const links = within(contents as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['first-words', 'what-is-listed', 'last-words'].map((id) => `${path}#${id}`),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'What is listed' })).toHaveAttribute('id', 'what-is-listed');
  expect(screen.getByRole('link', { name: 'the licences' })).toHaveAttribute('href', '/licenses');
  expect(operations.filter(({ name }) => name === 'TextPage')).toHaveLength(1);
});

test.each([
  ['R-13', '/terms', 'Terms page coming soon'],
  ['R-12', '/privacy', 'Privacy policy coming soon'],
])('%s %s says that it is to come only while nothing is published', async (_row, path, words) => {
  await renderApp(path, { overrides: { Query: { contentPage: () => null } } });
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
});

test('R-13 the words of the placeholder are nowhere on the published terms', async () => {
  await renderApp('/terms');
  await screen.findByRole('heading', { level: 1, name: 'All about terms' });
  expect(screen.queryByText('Terms page coming soon')).toBeNull();
});

test('R-37 an older version stays readable, says so, and leads to the newest', async () => {
  const { operations, address } = await renderApp('/license-terms?version=1');

  expect(await screen.findByText(/Version 1, .*There is a newer version\./)).toBeVisible();
  expect(operations.find(({ name }) => name === 'TextPage')?.variables).toEqual({ slug: 'license-terms', version: 1 });
  await userEvent.click(screen.getByRole('link', { name: 'Version 2' }));
  await waitFor(() => expect(address()).toBe('/license-terms'));
});

const day = (version: number, at: string) => ({
  version,
  publishedAt: '2026-11-01T00:00:00.000Z',
  effectiveAt: `${at}T00:00:00.000Z`,
});

test.each([
  ['/terms', 2, /Version 2, 21 November 2026\. Version 3 takes effect on 24 December 2026\. Version 1/],
  ['/terms?version=3', 3, /Version 3, takes effect on 24 December 2026\. Version 2 Version 1/],
])('R-13 PV-09 %s names the version in force and the one to come', async (path, version, line) => {
  const versions = [day(3, '2026-12-24'), day(2, '2026-11-21'), day(1, '2026-10-01')];
  const shown = contentPage('terms', { version, versionInForce: 2, versions, effectiveAt: '2026-12-24T00:00:00.000Z' });
  await renderApp(path, { overrides: { Query: { contentPage: () => shown } } });

  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText(/^Version \d, /, { selector: 'p' })).toHaveTextContent(line);
  expect(screen.getByRole('link', { name: version === 2 ? 'Version 3' : 'Version 2' })).toHaveAttribute(
    'href',
    version === 2 ? '/terms?version=3' : '/terms',
  );
});

test.each(['/terms?version=99', '/terms?version=-1', '/terms?version=1%27%20or%201', '/terms?version=1e9'])(
  'R-37 %s breaks nothing',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/All about terms|Terms of use/);
  },
);

test('a text that cannot be had says so, and Retry brings it', async () => {
  let isDown = true;
  const answer = () => {
    if (isDown) throw upstreamUnavailable();
    return contentPage('privacy');
  };
  await renderApp('/privacy', { overrides: { Query: { contentPage: answer } } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Privacy policy cannot be shown just now');

  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All about privacy' })).toBeVisible();
});

test.each([
  ['R-38', '/faq'],
  ['R-42', '/help-center'],
])('%s %s leads to the help center', async (_row, path) => {
  const { address } = await renderApp(path);
  await waitFor(() => expect(address()).toBe('/help'));
});
