import type { Page } from 'playwright-core';

/** Shorter animations, in milliseconds, are ignored: a reduced animation still ends, immediately. */
const AT_ONCE = 10;

/**
 * Smaller layout shifts are ignored: a line of text, one pixel wide, when its font loads. A good page stays below 0.1.
 */
const IMPERCEPTIBLE = 0.001;

/** Records, from the start, layout shifts on a page and, if requested, animations. */
export async function watchLayoutShift(page: Page, { isReduced }: { isReduced: boolean }): Promise<void> {
  await page.addInitScript(noteShifts, IMPERCEPTIBLE);
  if (isReduced) await page.addInitScript(noteMotion, AT_ONCE);
}

/** Returns the layout shifts and animations since the page was opened; one line each. */
export function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, 'layoutShifts') ?? [])].map(String));
}

/** Runs in the page: records each layout shift without user input, with the shifted elements. */
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

/** Runs in the page: records every animation that changes a position, a size or an angle, and takes longer. */
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
