import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** The first lazy route transforms much of the design system. */
configure({ asyncUtilTimeout: 60_000 });

/** What jsdom lacks. */
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

beforeEach(() => {
  complaints.length = 0;
  localStorage.clear();
  document.cookie = 'halfdrop.currency=; max-age=0; path=/';
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words);
  });
});

/** A page that complains has a fault, whatever else it shows. */
afterEach(() => {
  expect(complaints).toEqual([]);
});
