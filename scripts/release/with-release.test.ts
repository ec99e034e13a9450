import { createHash } from 'node:crypto';
import { type ReleasedOperations, releasedOperations } from '@halfdrop/schema/operations';
import { KEPT_RELEASES, withRelease } from './with-release.ts';

const none: ReleasedOperations = { releases: [], documents: {} };

test('an operation outlives its last release by nine more, and is then forgotten', () => {
  let released = withRelease(none, '1.0.0', { old: '{ a }', lasting: '{ b }' });

  for (let minor = 1; minor < KEPT_RELEASES; minor += 1) {
    released = withRelease(released, `1.${minor}.0`, { lasting: '{ b }' });
    expect(released.documents['old']).toEqual({ text: '{ a }', lastIn: '1.0.0' });
  }
  released = withRelease(released, '1.10.0', { lasting: '{ b }' });

  expect(released.releases).toHaveLength(KEPT_RELEASES);
  expect(released.documents).toEqual({ lasting: { text: '{ b }', lastIn: '1.10.0' } });
});

test('a release can be noted twice, but not with other operations', () => {
  const released = withRelease(none, '1.0.0', { a: '{ a }' });

  expect(withRelease(released, '1.0.0', { a: '{ a }' })).toEqual(released);
  expect(() => withRelease(released, '1.0.0', { b: '{ b }' })).toThrow('1.0.0');
});

test('what is released is ten releases at most, each document under the hash of its text', () => {
  const { releases, documents } = releasedOperations;
  const faulty = Object.entries(documents).filter(
    ([id, { text, lastIn }]) =>
      id !== `sha256:${createHash('sha256').update(text).digest('hex')}` || !releases.includes(lastIn),
  );

  expect(releases.length).toBeLessThanOrEqual(KEPT_RELEASES);
  expect(faulty).toEqual([]);
});
