import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser } from './browser-binary.ts';
import { repositoryRoot } from './repository.ts';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages under test are short-lived, so optimizing code does not pay off: saves a tenth of the time. */
const unoptimized = '--js-flags=--max-opt=1 --single-threaded-gc';

/** Timeout of page interactions in milliseconds; files are also rendered on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Milliseconds a screenshot waits for its pictures. */
const PICTURES = 5000;

/** Maximum number of characters of a page printed when a test fails. */
const MAX_DESCRIPTION = 1500;

/** The width of the designs in `design/`. */
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

/** A phone in portrait. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

/** Options of a screenshot: by default, of the visitor's first page with all pictures, even those far below. */
interface ScreenshotOptions {
  readonly page?: Page;
  readonly hasAllPictures?: boolean;
}

/** A person with a separate browser context; console messages of the pages are recorded. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Returns the console errors, warnings and page errors of every page of this visitor since the last call. */
  readonly takeComplaints: () => string[];
  /** @throws Error listing the complaints since the last call, if there are any */
  readonly requireQuiet: () => void;
  /** With `SCREENSHOTS=on`, saves a picture of the page as `e2e/screenshots/<name>.png`. */
  readonly screenshot: (name: string, options?: ScreenshotOptions) => Promise<void>;
}

/** A running browser. */
export interface OpenBrowser {
  readonly newVisitor: (options?: BrowserContextOptions & { baseURL?: string }) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/**
 * Starts Chromium with a temporary profile.
 * @param options `debuggingPort`: where other programs may control it with the DevTools protocol, to measure pages at
 * the speed visitors get
 */
export async function openBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<OpenBrowser> {
  const { executablePath, env } = await findBrowser();
  const args =
    debuggingPort === undefined ? [...flags, unoptimized] : [...flags, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath, args, env: { ...definedEnvironment(), ...env } });
  return {
    newVisitor: (options = desktop) => newVisitor(browser, options),
    close: () => browser.close(),
  };
}

/** Currently open pages of all visitors. */
const openPages = new Set<Page>();

/** Describes the open pages, to help find out why a test failed. */
export async function describeOpenPages(): Promise<string> {
  const descriptions = [...openPages].map(async (page) => {
    const words = await page.innerText('body', { timeout: 1000 }).catch((cause: unknown) => String(cause));
    return `${page.url()} shows:\n${words.replaceAll(/\n+/g, '\n').slice(0, MAX_DESCRIPTION)}`;
  });
  return (await Promise.all(descriptions)).join('\n\n');
}

async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-US', acceptDownloads: true, ...options });
  const complaints: string[] = [];
  context.setDefaultTimeout(TIMEOUT_MS);
  context.on('page', (page) => {
    openPages.add(page);
    page.on('close', () => openPages.delete(page));
    listen(page, complaints);
  });
  const page = await context.newPage();
  const screenshot: Visitor['screenshot'] = async (name, { page: shown = page, hasAllPictures = true } = {}) => {
    if (process.env['SCREENSHOTS'] !== 'on') return;
    const folder = path.join(repositoryRoot, 'e2e/screenshots');
    await mkdir(folder, { recursive: true });
    if (hasAllPictures) await loadPictures(shown);
    await shown.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  };
  const takeComplaints = () => complaints.splice(0);
  const requireQuiet = () => {
    const taken = takeComplaints();
    if (taken.length > 0) throw new Error(`The pages complained:\n${taken.join('\n')}`);
  };
  return { context, page, takeComplaints, requireQuiet, screenshot };
}

const areComplete = () => [...document.images].every((image) => image.complete);

/** Loads lazy pictures; those not rendered after a while remain placeholders. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(areComplete, undefined, { timeout: PICTURES }).catch(() => undefined);
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${page.url()} console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} page error: ${error.stack ?? error.message}`));
}

function definedEnvironment(): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) defined[name] = value;
  return defined;
}
