import { attemptKeyFor, forgetAttempt } from './checkout-attempt.ts';

beforeEach(() => forgetAttempt());
afterEach(() => jest.restoreAllMocks());

test('K-09 the same contents keep their key, so that one order comes of many submits', () => {
  expect(attemptKeyFor('a:STANDARD=900')).toBe(attemptKeyFor('a:STANDARD=900'));
});

test('other contents, or a new attempt, get a key of their own', () => {
  const first = attemptKeyFor('a:STANDARD=900');
  const other = attemptKeyFor('a:STANDARD,b:STANDARD=1800');
  forgetAttempt();
  const again = attemptKeyFor('a:STANDARD,b:STANDARD=1800');

  expect(new Set([first, other, again]).size).toBe(3);
});

test('keeps the key within the page where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(attemptKeyFor('a:STANDARD=900')).toBe(attemptKeyFor('a:STANDARD=900'));
});
