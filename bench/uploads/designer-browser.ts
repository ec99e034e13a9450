import { execFileSync } from 'node:child_process';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/support/browser-binary.ts';
import { openLive, signInTo } from '../../e2e/support/steps.ts';
import type { Shopper } from '../../e2e/support/shopper.ts';
import type { SentPieces } from './sent-pieces.ts';

const DESK = '/contributor/uploads';
const TO_OPEN_MS = 20_000;
const TO_STORE_MS = 10_000;

/** A designer's browser, with a profile that outlives its process. */
export class DesignerBrowser {
  readonly #profile: string;
  readonly #shopUrl: string;
  readonly #shopper: Shopper;
  readonly #pieces: SentPieces;
  #context: BrowserContext | null = null;

  constructor(facts: { profile: string; shopUrl: string; shopper: Shopper; pieces: SentPieces }) {
    this.#profile = facts.profile;
    this.#shopUrl = facts.shopUrl;
    this.#shopper = facts.shopper;
    this.#pieces = facts.pieces;
  }

  /** Opens the upload desk, signed in, and selects files. */
  async choose(files: readonly string[]): Promise<void> {
    const { executablePath, env } = await findBrowser();
    const context = await chromium.launchPersistentContext(this.#profile, {
      executablePath,
      env: { ...definedEnvironment(), ...env },
      baseURL: this.#shopUrl,
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    this.#context = context;
    context.setDefaultTimeout(180_000);
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('request', (request) => this.#pieces.recordSent(request));
    page.on('response', (response) => this.#pieces.noteConfirmed(response));
    await this.#openDesk(page);
    await page.getByLabel('Pattern files').setInputFiles([...files]);
  }

  /** Opens the desk: after a kill right after signing in, signs in again. */
  async #openDesk(page: Page): Promise<void> {
    await openLive(page, DESK);
    const input = page.getByLabel('Pattern files');
    const isThere = await input.waitFor({ state: 'attached', timeout: TO_OPEN_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await signInTo(page, this.#shopper, DESK);
    // The browser writes what a page stores to its profile after some seconds.
    await page.waitForTimeout(TO_STORE_MS);
  }

  /** Kills all of its processes at once. */
  kill(): void {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    for (const line of lines) {
      const [pid] = line.trim().split(/\s+/);
      if (line.includes(this.#profile) && !line.includes(' ps ')) process.kill(Number(pid), 'SIGKILL');
    }
  }

  async close(): Promise<void> {
    await this.#context?.close().catch(() => undefined);
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
