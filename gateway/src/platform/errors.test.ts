import { problemTable } from '../../../api/src/platform/http/problem.ts';
import { topLevelError, translations } from './errors.ts';
import { RestFailure } from './rest-failure.ts';

test('every code of the REST contract has a translation, and no other code has one', () => {
  expect(Object.keys(translations).toSorted()).toEqual(Object.keys(problemTable).toSorted());
});

test.each(Object.entries(translations))('%s becomes its own top-level error', (code, { topLevel }) => {
  const error = topLevelError(new RestFailure(409, { code, message: 'Words' }));

  expect(error.extensions['code']).toBe(topLevel);
});

test('a code nobody knows is masked as INTERNAL', () => {
  expect(topLevelError(new RestFailure(418, { code: 'teapot', message: 'Short and stout' })).extensions['code']).toBe(
    'INTERNAL',
  );
});

test('broken field rules of a query are named in the message', () => {
  const errors = [{ path: 'limit', message: 'Must be a whole number from 1 to 100' }];
  const failure = new RestFailure(422, { code: 'validation_failed', message: 'Some fields', errors });

  expect(topLevelError(failure).message).toBe('limit: Must be a whole number from 1 to 100');
});
