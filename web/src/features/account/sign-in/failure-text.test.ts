import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureText } from './failure-text.ts';

const answered = (message: string) => new CombinedGraphQLErrors({ errors: [{ message }] });

test.each([
  ['the message of the server', answered('Too many tries'), 'Too many tries'],
  ['the fallback when the server says nothing', answered(''), 'Login failed'],
  ['the text of the error when there is no message of the server', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['the fallback when there is no text at all', 'broken', 'Login failed'],
])('ER-05 ER-06 a failed call is told as %s', (_case, cause, words) => {
  expect(failureText(cause, 'Login failed')).toBe(words);
});
