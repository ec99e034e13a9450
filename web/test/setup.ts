// oxlint-disable-next-line import/default -- the matchers are the module itself, which is CommonJS
import matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { noteUnmerged } from '#features/cart/saved-decision.ts';
import { dismissToast, readToasts } from '#ui/toast.ts';
import { elementError } from './element-error.ts';

expect.extend(matchers);

// Testing Library does both only for the test file that imports it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

// Toasts last for seconds, and what could not be merged for the page's lifetime: both would leak into the next test.
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  noteUnmerged('');
});

// React captures the creation stack of elements, up to ten thousand per second: a twentieth of the run time.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React increments it.
    },
  });

configure({
  // The first lazy route transforms much of the design system.
  asyncUtilTimeout: 60_000,
  getElementError: elementError,
});

/** APIs missing in jsdom. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.matchMedia = (query) => ({
  matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= window.innerWidth,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => true,
});
class NeverSeen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
}
window.IntersectionObserver = NeverSeen;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

const complaints: unknown[][] = [];

/** Console messages about failed calls and missing pages, which many tests cause. */
const isOfFailure = (words: unknown) => /^(?:Server error|Access denied|404): /.test(String(words));

beforeEach(() => {
  complaints.length = 0;
  localStorage.clear();
  document.cookie = 'halfdrop.currency=; max-age=0; path=/';
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words);
  });
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!isOfFailure(words[0])) complaints.push(words);
  });
  jest.spyOn(console, 'info').mockImplementation();
});

/** Any other console error fails the test. */
afterEach(() => {
  expect(complaints).toEqual([]);
});
