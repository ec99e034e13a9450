import { existsSync, readFileSync } from 'node:fs';
import { deskEntries, pictureOf } from './handbook/menu-desks.ts';

test('R-22 the handbook has a chapter and a picture for every desk of the menu, and none for others', () => {
  const desks = deskEntries();
  expect(desks.length).toBeGreaterThan(20);
  const text = readFileSync('docs/handbook.md', 'utf8');
  const chapters = [...text.matchAll(/^#{2,3} (.+)\n\n!\[.*\]\((.+)\)$/gm)].map(
    ([, title, picture]) => `${title}: ${picture}`,
  );
  const wanted = desks.map((desk) => `${desk.label}: ${pictureOf(desk).replace('docs/', '')}`);
  expect(new Set(chapters)).toEqual(new Set(wanted));
  expect(chapters).toHaveLength(wanted.length);
  expect(desks.filter((desk) => !existsSync(pictureOf(desk)))).toEqual([]);
});
