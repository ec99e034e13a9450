import { nearTerms } from './near-terms.ts';

const terms = ['seamless', 'botanical', 'stripe', 'watercolor', 'vector', 'digital'];

test.each([
  ['botanic garden', ['botanical']],
  ['watercolour', ['watercolor']],
  ['qqq', ['seamless', 'botanical', 'stripe', 'watercolor', 'vector']],
])('P-19 for a search for “%s” near terms are offered, else the most used', (searched, near) => {
  expect(nearTerms(searched, terms)).toEqual(near);
});
