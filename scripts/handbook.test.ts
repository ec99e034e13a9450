import { existsSync, readFileSync } from 'node:fs';
import { deskEntries, pictureOf } from './lib/handbook-desks.ts';

test('R-22 the handbook has a chapter and a picture for every desk of the menu, and none for others', () => {
  const desks = deskEntries();
  expect(desks.length).toBeGreaterThan(20);
  const text = readFileSync('docs/handbook.md', 'utf8');
  const chapters = [...text.matchAll(/^#{2,3} (.+)\n\n!\[.*\]\((.+)\)$/gm)].map(([, title, picture]) => [
    title,
    picture,
  ]);
  const wanted = desks.map((desk) => [desk.label, pictureOf(desk).replace('docs/', '')]);
  expect(chapters.toSorted()).toEqual(wanted.toSorted());
  expect(desks.filter((desk) => !existsSync(pictureOf(desk)))).toEqual([]);
});
