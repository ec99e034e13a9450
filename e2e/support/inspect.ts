import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { repositoryRoot } from './repository.ts';

/** A color as parsed by axe from the styles of an element. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

declare global {
  interface Window {
    /** Set once `axeFaults` has loaded it. */
    readonly axe?: {
      run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults>;
      readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } };
    };
  }
}

/** Parts shared by all pages, checked once per kind of visitor, on `/`. */
const frame = ['header:not(main *)', 'footer:not(main *)'];

/** List items that resemble the ones before. */
const repeated = 'main :is(ul, ol) > li:nth-child(n + 5)';

/** Part of a page to check: `all`, or the `content` without the frame. */
type Scope = 'all' | 'content';

/**
 * Checks a page: accessibility, a single first-level heading, no horizontal scrolling.
 * @returns one line per problem
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

/** Scrolls to the end of a page; returns one line if its header does not stay at the top of the window. */
export async function headerFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const box = await page.getByRole('banner').boundingBox();
  return box?.y === 0 ? [] : [`its header stands at ${box?.y ?? 'no place'} after scrolling`];
}

/** Waits until transitions of appearing elements and colors have ended. */
function afterTransitions(page: Page): Promise<void> {
  return page.evaluate(transitionsEnd);
}

/** Checks the contrasts of a page after a change of color scheme; returns one line per problem. */
export async function contrastFaultsOf(page: Page, scope: Scope): Promise<string[]> {
  return axeFaults(page, scope, ['color-contrast']);
}

/**
 * Runs axe, with all rules by default. Frames show previews, in which no scripts run: axe would wait for them in vain.
 */
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

/** Runs in the page: waits for animations to end, except infinite ones such as a spinner. */
async function transitionsEnd(): Promise<void> {
  // Transitions of recent changes start with the next frame.
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

let source: Promise<string> | undefined;

/** Injects axe, half a megabyte, once per page. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  source ??= readFile(path.join(repositoryRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`((WeakMap, WeakSet) => {${await source}})(${plainFields}, ${plainFields})`);
  await page.evaluate(rememberColors);
}

/**
 * Replaces the weak maps in which axe stores the fields of its colors, seven per color, which slow down garbage
 * collection.
 */
const plainFields = `class {
  #name = Symbol();
  has(owner) { return Object.hasOwn(owner, this.#name); }
  get(owner) { return owner[this.#name]; }
  set(owner, value) { owner[this.#name] = value; return this; }
  add(owner) { return this.set(owner, true); }
  delete(owner) { return delete owner[this.#name]; }
}`;

/** Runs in the page: caches colors, because axe parses one again for every element behind every text. */
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
