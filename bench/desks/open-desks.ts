import { desktop, openBrowser } from '../../e2e/support/browser.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { signedInStorage } from '../../e2e/support/storage.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { median } from '../statistics.ts';

/** Desks whose list has rows in the generated shop. */
const OPENED_DESKS = [
  '/admin/orders',
  '/admin/people',
  '/admin/subscriptions',
  '/admin/support',
  '/admin/assets',
  '/admin/coupons',
  '/admin/studios',
  '/admin/money',
] as const;

/** How often each desk is opened, in a browser with an empty cache. */
const ROUNDS = 5;
/** CPU slowdown of the browser, relative to this machine. */
export const SLOWDOWN = 4;

declare global {
  interface Window {
    /** Milliseconds from the start of the page until its first rows were painted. */
    rowsAfter?: number;
  }
}

/** Runs in the page: records when the first row exists and is painted. */
function noteRows(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main [role="rowheader"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.rowsAfter = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Returns the median of the milliseconds until the first rows of each requested desk are visible. */
export async function openingTimes(
  shop: Pick<Shop, 'url'>,
  token: string,
  isAsked: (path: string) => boolean,
): Promise<ReadonlyMap<string, number>> {
  const paths = OPENED_DESKS.filter(isAsked);
  if (paths.length === 0) return new Map();
  const storageState = await signedInStorage(shop.url, token);
  const browser = await openBrowser({ debuggingPort: await freePort() });
  const open = async (path: string): Promise<number> => {
    const { context, page } = await browser.newVisitor({ ...desktop, storageState, baseURL: shop.url });
    try {
      await page.addInitScript(noteRows);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(path, { waitUntil: 'commit' });
      const rowsAfter = await page.waitForFunction(() => window.rowsAfter);
      return (await rowsAfter.jsonValue()) ?? Number.NaN;
    } finally {
      await context.close();
    }
  };
  try {
    const medians = new Map<string, number>();
    for (const path of paths) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await open(path));
      medians.set(path, median(times));
    }
    return medians;
  } finally {
    await browser.close();
  }
}
