import type { Page } from 'playwright-core';

/** Animations shorter than this, in milliseconds, are none: a reduced one still ends, at once. */
const AT_ONCE = 10;

/** Layout shifts below this are none: a line of text, a pixel wide, when its font arrives. A good page stays below 0.1. */
const IMPERCEPTIBLE = 0.001;

/** Notes from the first moment on what jumps on a page, and, when asked, what moves on it. */
export async function watchLayoutShift(page: Page, { isReduced }: { isReduced: boolean }): Promise<void> {
  await page.addInitScript(noteShifts, IMPERCEPTIBLE);
  if (isReduced) await page.addInitScript(noteMotion, AT_ONCE);
}

/** What has jumped or moved since the page was opened; one line each. */
export function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, 'layoutShifts') ?? [])].map(String));
}

/** Runs in the page: each layout shift that no one caused, with the elements that were shifted. */
function noteShifts(imperceptible: number): void {
  const noted = new Set<string>();
  Reflect.set(window, 'layoutShifts', noted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, 'value'));
      const sources: unknown = Reflect.get(entry, 'sources');
      const moved = (Array.isArray(sources) ? sources : []).map((source: object) => {
        const node: unknown = Reflect.get(source, 'node');
        return node instanceof Element ? `${node.tagName} "${(node.textContent ?? '').trim().slice(0, 30)}"` : 'a text';
      });
      if (Reflect.get(entry, 'hadRecentInput') !== true && value >= imperceptible)
        noted.add(`shifts by ${value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: every animation that changes a place, a size or an angle, and takes its time about it. */
function noteMotion(atOnce: number): void {
  const calm = new Set([
    'opacity',
    'color',
    'backgroundColor',
    'borderColor',
    'offset',
    'computedOffset',
    'easing',
    'composite',
  ]);
  const note = ({ effect, playState }: Animation) => {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return;
    const moves = effect.getKeyframes().some((frame) => Object.keys(frame).some((property) => !calm.has(property)));
    const takesTime = Number(effect.getComputedTiming().duration) > atOnce;
    const noted: unknown = Reflect.get(window, 'layoutShifts');
    if (moves && takesTime && noted instanceof Set) noted.add(`moves: ${effect.target?.outerHTML.slice(0, 80)}`);
  };
  const noteAll = () => document.getAnimations().forEach(note);
  addEventListener('transitionrun', noteAll, true);
  addEventListener('animationstart', noteAll, true);
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the element again
  const { animate } = Element.prototype;
  Element.prototype.animate = function noted(...args) {
    const animation = animate.apply(this, args);
    note(animation);
    return animation;
  };
}
