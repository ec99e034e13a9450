import { menuCategories } from '@halfdrop/mocks';
import { fittingPlaces } from './fitting-places.ts';

const categories = menuCategories.map(({ id, children }) => ({ id, children: children ?? null }));
const named = (...tags: string[]) =>
  fittingPlaces(tags, categories).map((place) => place.split('/')[1]?.replace(/^category-/, ''));

test('R-23 tags lead to the places in the menu that they name, in singular or plural', () => {
  expect(named('dot', 'Florals')).toEqual(['nature-organic-florals', 'minimalist-dots']);
  expect(named('art', 'deco', 'quiet')).toEqual(['vintage-heritage-art-deco']);
});

test('R-23 a part of a name, or nothing, leads nowhere', () => {
  expect(named('line', 'bold')).toEqual([]);
  expect(named()).toEqual([]);
});
