import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { repositoryRoot } from './repository.ts';

/** A color as axe reads it from the styles of an element. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

declare global {
  interface Window {
    /** There once `axeFaults` has brought it. */
    readonly axe?: {
      run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults>;
      readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } };
    };
  }
}

/** What all pages share: looked at once for each kind of visitor, on `/`. */
const frame = ['header:not(main *)', 'footer:not(main *)'];

/** What is like the parts of the list before it. */
const repeated = 'main :is(ul, ol) > li:nth-child(n + 5)';

/** How much of a page is looked at: `all`, or the `content` without the frame. */
type Scope = 'all' | 'content';

/**
 * Looks a page over: accessibility, one first heading, no sideways scrolling.
 * @returns one line per fault
 */
export async function faultsOf(page: Page, scope: Scope): Promise<string[]> {
  const faults = await axeFaults(page, scope);
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const overflow = width - (page.viewportSize()?.width ?? width);
  if (overflow > 0) faults.push(`scrolls ${overflow} px sideways`);
  return faults;
}

/** Scrolls to the end of a page; one line when its header does not stay at the top of the window. */
export async function headerFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const box = await page.getByRole('banner').boundingBox();
  return box?.y === 0 ? [] : [`its header stands at ${box?.y ?? 'no place'} after scrolling`];
}

/** Waits until what has just appeared or changed its colors has come to rest. */
function afterTransitions(page: Page): Promise<void> {
  return page.evaluate(transitionsEnd);
}

/** The contrasts of a page in the colors it changes to; one line per fault. */
export async function contrastFaultsOf(page: Page, scope: Scope): Promise<string[]> {
  return axeFaults(page, scope, ['color-contrast']);
}

/** All rules when none are named. Frames show previews, in which no script runs: axe would wait for its own in vain. */
async function axeFaults(page: Page, scope: Scope, rules?: string[]): Promise<string[]> {
  await bringAxe(page);
  await afterTransitions(page);
  const exclude = scope === 'all' ? [repeated] : [repeated, ...frame];
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(
    async (run) => (await window.axe?.run({ exclude: run.exclude }, run.options))?.violations,
    { exclude, options },
  );
  if (!violations) throw new Error('axe did not run.');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `axe ${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** Runs in the page: waits for what is on its way, except what never comes to rest, such as a spinner. */
async function transitionsEnd(): Promise<void> {
  // What has just changed begins to move with the next picture.
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

let source: Promise<string> | undefined;

/** Half a megabyte, which a page is given once. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  source ??= readFile(path.join(repositoryRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`((WeakMap, WeakSet) => {${await source}})(${plainFields}, ${plainFields})`);
  await page.evaluate(rememberColors);
}

/**
 * What axe keeps the fields of its colors in, instead of weak maps: seven for each color, which the collector of garbage
 * then has to look through.
 */
const plainFields = `class {
  #name = Symbol();
  has(owner) { return Object.hasOwn(owner, this.#name); }
  get(owner) { return owner[this.#name]; }
  set(owner, value) { owner[this.#name] = value; return this; }
  add(owner) { return this.set(owner, true); }
  delete(owner) { return delete owner[this.#name]; }
}`;

/** Runs in the page, which has few colors: axe parses one anew for every element behind every text. */
function rememberColors(): void {
  const prototype = window.axe?.commons.color.Color.prototype;
  if (!prototype) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with its color below
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  Object.assign(prototype, {
    parseString(this: Color, text: string): Color {
      const found = known.get(text);
      if (found) return Object.assign(this, found);
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
      return this;
    },
  });
}
