import { readdirSync } from 'node:fs';
import path from 'node:path';
import { galleryEntries } from './entries.ts';

const source = path.resolve('web/src');

/** Returns the components of a layer of the web app, such as `ui/Badge.tsx`. */
const partsOf = (floor: string) =>
  readdirSync(path.join(source, floor), { recursive: true })
    .map((file) => path.join(floor, String(file)).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

test('the gallery shows every part of ui/ and widgets/, and none that is gone', () => {
  const parts = [...partsOf('ui'), ...partsOf('widgets')];
  expect(galleryEntries.map(({ file }) => file).toSorted()).toEqual(parts.toSorted());
});
