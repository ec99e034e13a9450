import { median } from './load.ts';

/** Milliseconds to the last byte of a page, median of several addresses. */
export interface PageTimes {
  readonly page: string;
  readonly uncached: number;
  readonly cached: number;
}

/**
 * Times pages as the server renders them: each address once while no one has asked for it, then again.
 * @param paths addresses of one kind of page that were not asked for before
 */
export async function timePages(page: string, shopUrl: string, paths: readonly string[]): Promise<PageTimes> {
  const uncached: number[] = [];
  const cached: number[] = [];
  for (const path of paths) {
    uncached.push(await timePage(shopUrl + path));
    cached.push(await timePage(shopUrl + path));
  }
  return { page, uncached: median(uncached), cached: median(cached) };
}

async function timePage(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const milliseconds = performance.now() - startedAt;
  if (!response.ok || !html.includes('<h1'))
    throw new Error(`${url} answered ${response.status} without a rendered page`);
  return milliseconds;
}
